/** Text files from the device and to it. */
import { useRef } from "preact/hooks";
import { words } from "../words.ts";

/** More is no game, no sheet and no rule file. */
const MOST_TEXT = 1_000_000;

interface Opening {
  readonly label: string;
  readonly accept: string;
  /** More bytes are not read. */
  readonly most?: number;
  readonly onText: (text: string, name: string) => void;
  readonly onProblem: (problem: string) => void;
}

/** A button that opens a text file. */
export function OpenFile({ label, accept, most = MOST_TEXT, onText, onProblem }: Opening) {
  const text = words().office.score;
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (most < file.size) return onProblem(text.tooLarge(file.name));
    let read: string;
    try {
      read = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    } catch {
      return onProblem(text.noText(file.name));
    }
    onText(read, file.name);
  };
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>{label}</button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          void take(file);
          // The same file can be opened again after it was mended.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}

/** Gives a text to the device as a file. */
export function download(name: string, text: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file only after this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
