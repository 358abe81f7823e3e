import type { Explanation } from "./explanation.ts";
import type { WinningOverride } from "./winning-overrides.ts";

const TEXT_WIDTH = 60;

interface Line {
  readonly what: string;
  readonly at: string;
  readonly text: string;
}

/** Formats an explanation: the subject, then one location per line, each with the override that applies. */
export function reportExplanation({ name, source, description, locations, overrides }: Explanation): string {
  const lines = [
    ...locations.flatMap(({ what, file, line, text }) => [
      { what, at: `${file}:${line}`, text: cut(text) },
      ...overrides.filter(({ over }) => over.includes(what)).map((override) => toLine(override, "  override")),
    ]),
    ...overrides.filter(({ over }) => over.length === 0).map((override) => toLine(override, "override")),
  ];
  const width = Math.max(...lines.map(({ what }) => what.length));
  const pathWidth = Math.max(...lines.map(({ at }) => at.length));
  return [
    `${name}  ${source}`,
    `  ${description}`,
    "",
    ...lines.map(({ what, at, text }) => `  ${what.padEnd(width)}  ${at.padEnd(pathWidth)}  ${text}`),
  ].join("\n");
}

function toLine({ file, line, description, by }: WinningOverride, what: string): Line {
  return { what, at: `${file}:${line}`, text: by === "" ? description : `${description} (${by})` };
}

function cut(text: string): string {
  return text.length > TEXT_WIDTH ? `${text.slice(0, TEXT_WIDTH)}…` : text;
}
