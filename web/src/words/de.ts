/** The German words. This file says which words there are; `en.ts` must have the same. */
import type { Seat } from "../cards.ts";
import type { Part } from "../modules.ts";
import { ALL_SETS } from "../sets.ts";
import { tableDe } from "./table.de.ts";
import { dataDe } from "./data.de.ts";
import { office } from "./office.de.ts";
import { desk } from "./desk.de.ts";

const seats: Record<Seat, string> = { N: "Nord", E: "Ost", S: "Süd", W: "West" };

const de = {
  name: "doko",
  claim: "Doppelkopf: Schiedsrichter und Rechner",
  seats,
  seatLetters: { N: "N", E: "O", S: "S", W: "W" } as Record<Seat, string>,
  /** The letters on the cards. */
  ranks: { A: "A", T: "10", K: "K", Q: "D", J: "B", "9": "9" } as Record<string, string>,
  suits: { C: "Kreuz", S: "Pik", H: "Herz", D: "Karo" } as Record<string, string>,
  rankNames: { A: "Ass", T: "Zehn", K: "König", Q: "Dame", J: "Bube", "9": "Neun" } as Record<string, string>,
  nameOfCard: (suit: string, rank: string) => `${suit} ${rank}`,
  sides: { re: "Re", kontra: "Kontra" },
  calls: { re: "Re", kontra: "Kontra", k90: "keine 90", k60: "keine 60", k30: "keine 30", schwarz: "schwarz" } as Record<string, string>,
  felt: {
    label: "Tisch",
    trick: "Stich",
    atTurn: "ist am Zug",
    takes: (name: string) => `${name} nimmt den Stich.`,
    last: (name: string, augen: number | undefined) => `Letzter Stich: ${name}${augen === undefined ? "" : `, ${augen} Augen`}`,
  },
  share: {
    code: "QR-Code",
    title: "Weitergeben",
    address: "Adresse",
    picture: "QR-Code der Adresse",
    tooLong: "Für einen QR-Code ist die Adresse zu lang.",
  },
  desk,
  skip: "Zum Inhalt",
  nav: { label: "Bereiche", position: "Stellung", ruling: "Entscheid", score: "Punkte", table: "Tisch", rules: "Regeln" },
  settings: {
    open: "Einstellungen",
    title: "Einstellungen",
    language: "Sprache",
    theme: "Helligkeit",
    themes: { system: "wie das Gerät", light: "hell", dark: "dunkel" },
    colours: "Farben der Karten",
    coloursOf: { four: "vier (Turnierbild)", two: "zwei" },
    motion: "Bewegung",
    motions: { system: "wie das Gerät", none: "keine" },
    rules: "Regeln",
    close: "Schließen",
  },
  home: {
    title: "Anfang",
    headline: "Was ist richtig, und was ist es wert?",
    tasks: "Was du hier tun kannst",
    ways: [
      { href: "#/position", name: "Stellung", about: "Karten eingeben. Macht eine Partei zwangsläufig alle Stiche? Was ist jede Karte wert?" },
      { href: "#/ruling", name: "Entscheid", about: "Ein Regelverstoß: Fragen beantworten, Entscheid mit Paragraphen drucken." },
      { href: "#/score", name: "Punkte", about: "Ein Spiel abrechnen, die Liste eines Abends führen." },
      { href: "#/table", name: "Tisch", about: "Gegen das Programm spielen und danach sehen, was besser gewesen wäre." },
      { href: "#/rules", name: "Regeln", about: `${ALL_SETS} und die Regeln deines Vereins.` },
      { href: "fakten.html", name: "Fakten", about: "Was Karten, Ausspiel und Soli wert sind, an Tausenden gelöster Spiele gezählt." },
    ],
    examples: "Beispiele",
    offline: "Alles wird auf diesem Gerät gerechnet. Es wird nichts übertragen, und es geht auch ohne Netz.",
  },
  common: {
    undo: "Zurück",
    clear: "Leeren",
    stop: "Anhalten",
    share: "Weitergeben",
    copied: "Kopiert",
    print: "Drucken",
    thinking: "Rechnet …",
    nodes: (count: string) => `${count} Karten gespielt`,
    between: (lower: string, upper: string) => `zwischen ${lower} und ${upper}`,
    of: (done: string, of: string) => `${done} von ${of}`,
    error: "So geht es nicht",
    assumed: "Das steht nicht im Text und ist angenommen:",
    engineMissing: "Der Rechner dieser Seite ist nicht zu laden: Es gibt keine Verbindung, oder auf dem Server liegt eine neuere Fassung. Was du eingegeben hast, bleibt.",
    partMissing: (part: string) => `Dafür fehlt auf diesem Gerät noch ${part}, und er ist nicht zu laden: Es gibt keine Verbindung, oder auf dem Server liegt eine neuere Fassung. Was du eingegeben hast, bleibt.`,
    parts: {
      desk: "der Rechner",
      office: "der Teil des Rechners für Regeln, Entscheide und Zettel",
      records: "der Teil des Rechners für ganze Spiele",
      solver: "der Teil des Rechners, der löst",
      table: "der Teil des Rechners, der spielt und berät",
      de: "der Teil des Rechners mit den deutschen Texten",
      en: "der Teil des Rechners mit den englischen Texten",
    } as Record<Part, string>,
    arriving: {
      desk: "Der Rechner wird geladen …",
      office: "Regeln und Entscheide werden geladen …",
      records: "Das Lesen ganzer Spiele wird geladen …",
      solver: "Der Löser wird geladen …",
      table: "Die Bots werden geladen …",
      de: "Die deutschen Texte werden geladen …",
      en: "Die englischen Texte werden geladen …",
    } as Record<Part, string>,
    languageMissing: "Die andere Sprache ist nicht zu laden: Es gibt keine Verbindung, oder auf dem Server liegt eine neuere Fassung.",
    noModule: (type: string) => `Der Server schickt statt des Rechners dieser Seite etwas anderes${type === "" ? "" : ` (${type})`}. Wer die Seite betreibt, muss die Datei ….wasm unverändert ausliefern, als application/wasm.`,
    panic: "Das Programm hat sich verrechnet und wurde neu gestartet. Das ist ein Fehler, den wir gern erfahren würden:",
    storageFull: "Der Speicher für diese Seite ist voll. Was du seitdem eingegeben hast, ist da, solange die Seite offen bleibt, und wird gesichert, sobald wieder Platz ist: alte Zettel als Datei sichern und löschen.",
    storageNewer: "Eine neuere Fassung dieser Seite hat auf diesem Gerät gespeichert. Diese hier ändert daran nichts mehr; was du jetzt eingibst, ist nach dem Schließen verloren.",
    sheets: "Zu den Zetteln",
    storage: "Dieses Gerät lässt nichts speichern. Was du eingibst, ist nach dem Schließen verloren.",
    insecure: "Diese Seite kam ohne https. Der Browser behält sie darum nicht für Zeiten ohne Netz, kopiert nichts und sagt nicht zu, Gespeichertes zu behalten.",
    onlineOnly: "Dieses Gerät behält die Seite nicht. Ohne Netz ist sie nach dem Schließen nicht mehr da.",
    update: "Es gibt eine neue Fassung.",
    reload: "Neu laden",
    unknownPage: "Diese Adresse führt nirgendwohin.",
    damagedAddress:
      "Dieser Link ist beschädigt und lässt sich nicht lesen. Vielleicht ist er beim Weitergeben abgeschnitten worden. Was du eingegeben hattest, ist noch da.",
    start: "Zum Anfang",
  },
  office,
  data: dataDe,
  table: tableDe,
};

export default de;
