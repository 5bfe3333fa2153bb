/** What is missing of a position, and what cannot be. */
import { Notice } from "../parts/notice.tsx";
import { words } from "../words.ts";
import type { Board } from "./draft.ts";

export function Told({ board }: { board: Board }) {
  const text = words().desk;
  return (
    <div class="told">
      {board.problems.map(({ message, help }) => (
        <Notice key={message} kind="warning">
          {message}
          {help != null && <p class="help">{help}</p>}
        </Notice>
      ))}
      <p role="status">
        {board.complete ? (
          <>
            {text.complete}{" "}
            <button type="button" class="plain to-answer" onClick={() => document.getElementById("verdict-title")?.scrollIntoView()}>
              {text.toAnswer}
            </button>
          </>
        ) : ( board.missing.length > 0 && `${text.missing}: ${board.missing.map(({ message }) => message).join(", ")}`
        )}
      </p>
    </div>
  );
}
