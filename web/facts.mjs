// The facts about the game as pages of their own, without script: from the documents of the guide.
import { readFileSync } from "node:fs";
import { Marked } from "marked";

const docs = new URL("../docs/", import.meta.url);
const LANGUAGES = {
  de: { document: "de/fakten.md", file: "fakten.html", name: "Deutsch", back: "Zum Programm" },
  en: { document: "FACTS.md", file: "facts.html", name: "English", back: "To the program" },
};

/** Returns the page in a language, its name, and the plots that it shows, by their names. */
export function facts(language, { style, csp }) {
  const { document, file, back } = LANGUAGES[language];
  const [[otherLanguage, other]] = Object.entries(LANGUAGES).filter(([one]) => one !== language);
  const address = new URL(document, docs);
  const plots = new Map();
  const marked = new Marked({
    renderer: {
      // Commands and documents are for those who have the program; the other language has a button.
      code: () => "",
      link({ tokens, href }) {
        const text = this.parser.parseInline(tokens);
        if (/^https?:/.test(href)) return `<a href="${href}">${text}</a>`;
        return href.endsWith(other.document) ? "" : text;
      },
      image({ href, text }) {
        const name = href.split("/").at(-1);
        plots.set(name, readFileSync(new URL(href, address)));
        return `<img src="${name}" alt="${text}" loading="lazy" width="640" height="320" />`;
      },
      html: () => "",
    },
  });
  const [text] = readFileSync(address, "utf8").split("\n## Commands");
  const body = marked.parse(text).replace(/<table>/g, '<div class="wide" tabindex="0"><table>').replace(/<\/table>/g, "</table></div>").replace(/<th[^>]*><\/th>/g, "<td></td>");
  const title = /^# (.*)$/m.exec(text)[1];
  const html = `<!doctype html>
<html lang="${language}" data-theme="light">
  <head>
    <meta charset="utf-8" />
    ${csp}
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${title} · doko</title>
    <link rel="stylesheet" href="${style}" />
    <link rel="icon" href="icon.svg" type="image/svg+xml" />
  </head>
  <body class="facts">
    <nav><a class="button" href="./">${back}</a> <a class="button" href="${other.file}" hreflang="${otherLanguage}">${other.name}</a></nav>
    <main>
${body}    </main>
  </body>
</html>
`;
  return { file, html: Buffer.from(html), plots };
}
