import type { Explanation } from "./explain.ts";

const TEXT_WIDTH = 60;

/** An explanation for people: what it is, then what it becomes, one place a line. */
export function reportExplanation({ name, source, words, places }: Explanation): string {
  const width = Math.max(...places.map(({ what }) => what.length));
  const paths = places.map(({ file, line }) => `${file}:${line}`);
  const pathWidth = Math.max(...paths.map((text) => text.length));
  return [
    `${name}  ${source}`,
    `  ${words}`,
    "",
    ...places.map(({ what, text }, index) => {
      const cut = text.length > TEXT_WIDTH ? `${text.slice(0, TEXT_WIDTH)}…` : text;
      return `  ${what.padEnd(width)}  ${(paths[index] ?? "").padEnd(pathWidth)}  ${cut}`;
    }),
  ].join("\n");
}
