/** Callbacks for the elements of a document. Names have no namespace prefix. */
export interface XmlHandlers {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

export type Attributes = Readonly<Record<string, string>>;

const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/y;
const ATTRIBUTE = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes("&")) {
    return text;
  }
  return text.replace(ENTITY, (entity: string, ...parts: (string | undefined)[]) => {
    const [decimal, hex, name] = parts;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return name === undefined ? (code <= 0x10ffff ? String.fromCodePoint(code) : entity) : (NAMED[name] ?? entity);
  });
}

function attributesOf(text: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name = "", double, single = ""] of text.matchAll(ATTRIBUTE)) {
    found[name] = decode(double ?? single);
  }
  return found;
}

const CDATA = "<![CDATA[";

/** Start and end of markup that is not an element. */
const OTHERS = [
  ["<!--", "-->"],
  ["<?", "?>"],
  [CDATA, "]]>"],
] as const;

/** Skips a comment, a processing instruction or CDATA. Null at the start of an element. */
function readOther(xml: string, start: number, { text }: XmlHandlers): number | null {
  const [opening, closing] = OTHERS.find(([each]) => xml.startsWith(each, start)) ?? [];
  if (opening === undefined || closing === undefined) {
    return null;
  }
  const found = xml.indexOf(closing, start + opening.length);
  const end = found < 0 ? xml.length : found;
  if (opening === CDATA) {
    text?.(xml.slice(start + CDATA.length, end));
  }
  return end + closing.length;
}

function readTag(xml: string, start: number, { open, close }: XmlHandlers): number {
  TAG.lastIndex = start;
  const [, slash, name = "", rest = ""] = TAG.exec(xml) ?? [];
  if (name === "") {
    throw new SyntaxError("No XML");
  }
  if (slash !== "/") {
    open?.(name, attributesOf(rest));
  }
  if (slash === "/" || rest.endsWith("/")) {
    close?.(name);
  }
  return TAG.lastIndex;
}

/** Scans an XML document in linear time. Throws if it is not XML. */
export function scanXml(xml: string, handlers: XmlHandlers): void {
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf("<", at);
    const end = start < 0 ? xml.length : start;
    if (end > at) {
      handlers.text?.(decode(xml.slice(at, end)));
    }
    at = start < 0 ? end : (readOther(xml, start, handlers) ?? readTag(xml, start, handlers));
  }
}
