/** The English words. */
import type { Seat } from "../cards.ts";
import { ALL_SETS } from "../sets.ts";
import { tableEn } from "./table.en.ts";
import { desk } from "./desk.en.ts";
import type { Words } from "../words.ts";
import { dataEn } from "./data.en.ts";
import { office } from "./office.en.ts";

const seats: Record<Seat, string> = { N: "North", E: "East", S: "South", W: "West" };

const en: Words = {
  name: "doko",
  claim: "Doppelkopf: referee and solver",
  seats,
  seatLetters: { N: "N", E: "E", S: "S", W: "W" } as Record<Seat, string>,
  /** The letters on the cards. */
  ranks: { A: "A", T: "10", K: "K", Q: "Q", J: "J", "9": "9" } as Record<string, string>,
  suits: { C: "clubs", S: "spades", H: "hearts", D: "diamonds" } as Record<string, string>,
  rankNames: { A: "ace", T: "ten", K: "king", Q: "queen", J: "jack", "9": "nine" } as Record<string, string>,
  nameOfCard: (suit: string, rank: string) => `${rank} of ${suit}`,
  sides: { re: "Re", kontra: "Kontra" },
  calls: { re: "Re", kontra: "Kontra", k90: "no 90", k60: "no 60", k30: "no 30", schwarz: "schwarz" } as Record<string, string>,
  felt: {
    label: "Table",
    trick: "Trick",
    atTurn: "is to play",
    takes: (name: string) => `${name} takes the trick.`,
    last: (name: string, augen: number | undefined) => `Last trick: ${name}${augen === undefined ? "" : `, ${augen} Augen`}`,
  },
  share: {
    code: "QR code",
    title: "Share",
    address: "Address",
    picture: "QR code of the address",
    tooLong: "The address is too long for a QR code.",
  },
  desk,
  skip: "To the content",
  nav: { label: "Sections", position: "Position", ruling: "Ruling", score: "Score", table: "Table", rules: "Rules" },
  settings: {
    open: "Settings",
    title: "Settings",
    language: "Language",
    theme: "Brightness",
    themes: { system: "as the device", light: "light", dark: "dark" },
    colours: "Colours of the cards",
    coloursOf: { four: "four (as in tournaments)", two: "two" },
    motion: "Motion",
    motions: { system: "as the device", none: "none" },
    rules: "Rules",
    close: "Close",
  },
  home: {
    title: "Start",
    headline: "What is right, and what is it worth?",
    tasks: "What you can do here",
    ways: [
      { href: "#/position", name: "Position", about: "Enter cards. Does a party take all remaining tricks anyway? What is each card worth?" },
      { href: "#/ruling", name: "Ruling", about: "A breach of the rules: answer questions, print the ruling with its paragraphs." },
      { href: "#/score", name: "Score", about: "Score a game, keep the sheet of an evening." },
      { href: "#/table", name: "Table", about: "Play against the program, and see afterwards what would have been better." },
      { href: "#/rules", name: "Rules", about: `${ALL_SETS} and the rules of your club.` },
      { href: "facts.html", name: "Facts", about: "What cards, the lead and soli are worth, counted in thousands of solved deals." },
    ],
    examples: "Examples",
    offline: "Everything is computed on this device. Nothing is sent anywhere, and it works without a network.",
  },
  common: {
    undo: "Undo",
    clear: "Clear",
    stop: "Stop",
    share: "Share",
    copied: "Copied",
    print: "Print",
    thinking: "Thinking …",
    nodes: (count: string) => `${count} cards played`,
    between: (lower: string, upper: string) => `between ${lower} and ${upper}`,
    of: (done: string, of: string) => `${done} of ${of}`,
    error: "That does not work",
    assumed: "The text does not say this, and it is taken for granted:",
    engineMissing: "The engine of this page cannot be loaded: there is no connection, or a newer version lies on the server. What you have entered stays.",
    partMissing: (part: string) => `This needs ${part}, which is not on this device yet and cannot be loaded: there is no connection, or the server has a newer version. What you have entered stays.`,
    parts: {
      desk: "the engine",
      office: "the part of the engine for rules, rulings and sheets",
      records: "the part of the engine for whole games",
      solver: "the part of the engine that solves",
      table: "the part of the engine that plays and advises",
      de: "the part of the engine with the German texts",
      en: "the part of the engine with the English texts",
    },
    arriving: {
      desk: "The engine is loading …",
      office: "Rules and rulings are loading …",
      records: "The reader of whole games is loading …",
      solver: "The solver is loading …",
      table: "The bots are loading …",
      de: "The German texts are loading …",
      en: "The English texts are loading …",
    },
    languageMissing: "The other language cannot be loaded: there is no connection, or the server has a newer version.",
    noModule: (type: string) => `The server sends something else instead of the engine of this page${type === "" ? "" : ` (${type})`}. The owner of the page has to serve the file ….wasm unchanged, as application/wasm.`,
    panic: "The program has failed and was started anew. That is a fault we would like to hear of:",
    storageFull: "The storage of this page is full. What you have entered since then is there as long as the page stays open, and is kept as soon as there is room: save old sheets as files and delete them.",
    storageNewer: "A newer version of this page has kept things on this device. This one changes none of them; what you enter now is lost when the page is closed.",
    sheets: "To the sheets",
    storage: "This device keeps nothing. What you enter is lost when the page is closed.",
    insecure: "This page came without https. So the browser does not keep it for times without a network, copies nothing, and does not promise to keep what is entered.",
    onlineOnly: "This device does not keep the page. Without a network it is gone once it is closed.",
    update: "There is a new version.",
    reload: "Reload",
    unknownPage: "This address leads nowhere.",
    damagedAddress:
      "This link is damaged and cannot be read. Perhaps it was cut off on its way. What you had entered is still there.",
    start: "To the start",
  },
  office,
  data: dataEn,
  table: tableEn,
};

export default en;
