/** The focus stays where something is done, though the button that was pressed is gone. */
import { useEffect, useRef } from "preact/hooks";

/** Gives the focus to the first of `places` that can be pressed, if it was at one of them and is lost. */
export function useFocusBack(places: readonly string[]): void {
  const wasHere = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => void (wasHere.current = target instanceof Element && target.matches(places.join()));
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (!wasHere.current || document.activeElement !== document.body) return;
    const next = places.map((place) => document.querySelector<HTMLElement>(`:is(${place}):enabled`)).find((element) => element !== null);
    next?.focus({ preventScroll: true });
  });
}
