import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/*
 * Styles must follow the direction of the language: `margin-inline-start` instead of `margin-left`. An exception has
 * a comment with `direction-check:` and its reason, in the three lines before.
 */

/** Patterns of a physical direction in a style sheet, each with what to write. */
const IN_STYLES: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/^\s*(left|right)\s*:/, "inset-inline-start or -end"],
  [/\b(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b/, "-inline-start or -inline-end"],
  [/\b(text-align|float|clear)\s*:\s*(left|right)\b/, "start or end"],
  [/\bborder-(top|bottom)-(left|right)-radius\b/, "border-start-start-radius and so on"],
  [/gradient\(\s*to (left|right)\b/, "an angle with var(--forward)"],
  [/translate(X|3d)?\(\s*-?[\d.]*[1-9]/, "calc(var(--forward) * …)"],
];

/** Top, right, bottom and left in one property; right and left must be equal. */
const FOUR = /^\s*(margin|padding|inset|scroll-padding|border-width)\s*:\s*(\S+) (\S+) (\S+) (\S+);/;

/** Icons that point to the start or the end of a line. */
const POINTING =
  /<(?:Chevron(?:Left|Right)\w*|Arrow(?:Back|Forward|Left|Right)\w*|KeyboardArrow(?:Left|Right)\w*|FirstPage|LastPage|Navigate\w+)\s(?!className="mirrored")/;

/** A popover's position; `menuOrigins` mirrors it. */
const POSITION = /horizontal: "(?:left|right)"/;

/** Physical directions in the styles and components of the framework. */
export function findPhysicalDirections(): readonly string[] {
  const files = execFileSync("git", ["ls-files", "src/console", "src/kinds"], { encoding: "utf8" }).split("\n");
  return files.flatMap((file) =>
    /\.css$/.test(file) ? inStyles(file) : /(?<!\.test)\.tsx$/.test(file) ? inComponents(file) : [],
  );
}

const linesOf = (file: string): readonly string[] => readFileSync(file, "utf8").split("\n");

function inStyles(file: string): readonly string[] {
  const lines = linesOf(file);
  return lines.flatMap((line, index) => {
    const isException = lines
      .slice(Math.max(0, index - 3), index)
      .some((before) => before.includes("direction-check:"));
    const remedy = isException ? undefined : remedyFor(line);
    return remedy === undefined ? [] : [`${file}:${index + 1}: ${line.trim()} Write ${remedy}.`];
  });
}

function remedyFor(line: string): string | undefined {
  const [, , , right, , left] = FOUR.exec(line) ?? [];
  return right === left ? IN_STYLES.find(([pattern]) => pattern.test(line))?.[1] : "-block and -inline apart";
}

function inComponents(file: string): readonly string[] {
  return linesOf(file).flatMap((line, index) => {
    const found = POINTING.exec(line)?.[0];
    const problems = [
      ...(found === undefined ? [] : [`${found.trim()} needs className="mirrored".`]),
      ...(POSITION.test(line) ? [`${line.trim()} Use menuOrigins of ui/menu-origins.ts.`] : []),
    ];
    return problems.map((problem) => `${file}:${index + 1}: ${problem}`);
  });
}
