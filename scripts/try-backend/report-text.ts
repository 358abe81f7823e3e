import type { Finding } from "./finding.ts";
import type { TryReport } from "./try-backend.ts";

/** The report fits on one screen of this width. */
const WIDTH = 100;
const MAX_FINDINGS = 12;
const MAX_LISTS = 3;

const SIGNS = { error: "✗", warning: "!", note: "·" } as const;

interface Wrapping {
  /** Start of further lines. */
  readonly next?: string;
  readonly between?: string | RegExp;
}

/** Lines of words, at most as wide as the screen. JSON breaks between members, never within a text. */
function wrap(text: string, first: string, { next = "  ", between = " " }: Wrapping = {}): readonly string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(between)) {
    const isEmpty = line === first || line === next;
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = next;
    }
    line += line === first || line === next ? word : ` ${word}`;
  }
  return [...lines, line];
}

const cut = (text: string): string => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text);

/** One line per text; calls with the same text share it. Errors come first. */
function toFindingLines(findings: readonly Finding[]): readonly string[] {
  const grouped = new Map<string, { readonly finding: Finding; readonly places: string[] }>();
  for (const finding of findings) {
    const key = `${finding.level} ${finding.text}`;
    const known = grouped.get(key) ?? { finding, places: [] };
    known.places.push(finding.where);
    grouped.set(key, known);
  }
  const order = Object.keys(SIGNS);
  const all = [...grouped.values()].sort(
    (one, other) => order.indexOf(one.finding.level) - order.indexOf(other.finding.level),
  );
  const lines = all.slice(0, MAX_FINDINGS).map(({ finding, places }) => {
    const [where = "", ...more] = places;
    const others = more.length === 0 ? "" : ` and ${more.length} more`;
    return cut(`${SIGNS[finding.level]} ${where}${others}: ${finding.text}`);
  });
  const left = all.length - MAX_FINDINGS;
  return left > 0 ? [...lines, `  and ${left} more: --json has all, and their whole texts`] : lines;
}

function toListLines({ lists }: TryReport): readonly string[] {
  const read = lists
    .slice(0, MAX_LISTS)
    .map(({ path, rows, total }) => `${path} ${rows}${total === null ? "" : ` of ${total}`}`);
  const left = lists.length - MAX_LISTS;
  return lists.length === 0 ? [] : wrap(`${read.join(", ")}${left > 0 ? `, and ${left} more lists` : ""}`, "Read: ");
}

/** The main backend's keys, one per line: the whole file would be longer than the screen. */
function toConfigLines({ config }: TryReport): readonly string[] {
  if (config === null) {
    return [];
  }
  const { main } = config.backends;
  const keys = Object.entries(main).map(([name, value], at, all) => {
    const comma = at === all.length - 1 ? "" : ",";
    const text = JSON.stringify(value).replaceAll('":', '": ').replaceAll(',"', ', "');
    return wrap(`${JSON.stringify(name)}: ${text}${comma}`, "  ", { next: "    ", between: /(?<=,) (?=")/ });
  });
  const { backends: _, ...others } = config;
  const rest = JSON.stringify(others).slice(1, -1).replaceAll('":', '": ').replaceAll(',"', ', "');
  return ["", "config.json:", '{ "backends": { "main": {', ...keys.flat(), `} }, ${rest} }`];
}

/** Formats the report: features, problems, and a `config.json` to paste. */
export function toText(report: TryReport): string {
  const { url, console: does, findings, proved, exitCode } = report;
  return [
    cut(`${exitCode === 0 ? "The console works" : "The console does not work as it should"} at ${url}`),
    ...toListLines(report),
    ...(does.length === 0 ? [] : wrap(`${does.join("; ")}.`, "The console ")),
    ...(proved.length === 0 ? [] : wrap(proved.join("; "), "Proved by writing: ")),
    ...(findings.length === 0
      ? []
      : ["", "✗ breaks a screen, ! is off, · is worth knowing", ...toFindingLines(findings)]),
    ...toConfigLines(report),
  ].join("\n");
}
