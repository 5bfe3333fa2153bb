/** A place of the page is given to somebody: as an address, or as a picture for his camera. */
import qrcode from "qrcode-generator";
import { useEffect, useState } from "preact/hooks";
import { type Place, addressOf } from "../link.ts";
import { words } from "../words.ts";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

/** Two buttons: give the address away, show it as a QR code. */
export function Share({ place, title }: { place: Place; title: string }) {
  const text = words();
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const address = addressOf(place);
  useEffect(() => setCopied(false), [address]);
  const share = async (): Promise<void> => {
    if (typeof navigator.share === "function") {
      // Who thinks better of it closes the sheet, and that is no error.
      await navigator.share({ title, url: address }).catch(() => undefined);
    } else if (await isCopying(address)) {
      setCopied(true);
    } else {
      setOpen(true);
    }
  };
  return (
    <span class="row share no-print">
      <button type="button" onClick={() => void share()}>
        <Icon name="share" />
        {/* Both words keep their place, so that nothing moves when one takes the other's. */}
        <span class="swap" data-swapped={isCopied ? "" : undefined}>
          <span aria-hidden={isCopied}>{text.common.share}</span>
          <span aria-hidden={!isCopied}>{text.common.copied}</span>
        </span>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.share.code}
      </button>
      <span class="unseen" role="status">
        {isCopied ? text.common.copied : ""}
      </span>
      {isOpen && <CodeDialog address={address} onClose={() => setOpen(false)} />}
    </span>
  );
}

async function isCopying(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

function CodeDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const text = words();
  return (
    <Dialog title={text.share.title} onClose={onClose}>
      <Code address={address} />
      <label>
        <span>{text.share.address}</span>
        <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
    </Dialog>
  );
}

/** Empty modules around a code, without which cameras do not find it. */
const QUIET = 4;

/** More bytes than this are too fine for the camera of a phone. */
const MOST = 1200;

function Code({ address }: { address: string }) {
  const text = words();
  if (address.length > MOST) return <p>{text.share.tooLong}</p>;
  const code = qrcode(0, "M");
  code.addData(address, "Byte");
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  const side = size + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={text.share.picture} shape-rendering="crispEdges">
      <rect width={side} height={side} />
      <path d={path} />
    </svg>
  );
}
