/** Small drawings in the colour of the text; they are never the only name of anything. */
const PATHS = {
  brand: "M4 5.5 13 3l2.5 15-9 2zM15 7l5-.5L21 20l-7 1",
  position: "M4 4h6v8H4zM14 4h6v8h-6zM4 15h16M4 19h16",
  ruling: "M12 3v18M6 21h12M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
  score: "M5 3h14v18H5zM8 8h8M8 12h8M8 16h4",
  table: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 1v3M12 20v3M1 12h3M20 12h3",
  rules: "M4 4h7a2 2 0 0 1 1 1 2 2 0 0 1 1-1h7v15h-7a2 2 0 0 0-1 1 2 2 0 0 0-1-1H4zM12 5v15",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  share: "M12 15V3M8 6l4-4 4 4M5 11v10h14V11",
  undo: "M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
  close: "M5 5l14 14M19 5 5 19",
  back: "M14 5l-7 7 7 7",
  next: "M10 5l7 7-7 7",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
