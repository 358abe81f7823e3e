import type { ApiEntry, ApiExport } from "./read-api.ts";

/** `docs/api.md`: each export with its purpose and an example. */
export function printGuide(entries: readonly ApiEntry[]): string {
  const stable = entries.filter(({ name }) => !name.includes("/generated"));
  return [
    "# The public API",
    "",
    "Written by `npm run api` from the docstrings. [api-report.md](api-report.md) has the declarations. Generated code also",
    "imports `entity-console/generated…`, which changes with the generator; hand-written code does not import it.",
    ...stable.flatMap(printEntry),
    "",
  ].join("\n");
}

function printEntry({ name, doc, exports }: ApiEntry): readonly string[] {
  return ["", `## \`${name}\``, "", doc, "", ...exports.flatMap(printExport)].slice(0, -1);
}

function printExport({ name, doc, examples }: ApiExport): readonly string[] {
  const code = examples.flatMap((example) => ["", "```tsx", example, "```"]);
  return [`**\`${name}\`**: ${doc.replaceAll(/\s*\n\s*/g, " ")}`, ...code, ""];
}

/** `docs/api-report.md`: the declaration of each export. A changed line is a change of the API. */
export function printReport(entries: readonly ApiEntry[]): string {
  return [
    "# API report",
    "",
    "Written by `npm run api`; `npm run check` compares it. A changed or removed line breaks products: say so in CHANGELOG.md",
    "and MIGRATING.md.",
    ...entries.flatMap(({ name, exports }) => [
      "",
      `## ${name}`,
      "",
      "```ts",
      ...exports.map(({ declaration }) => declaration),
      "```",
    ]),
    "",
  ].join("\n");
}

/** Exports without a docstring, and callable ones without an example. */
export function findUndocumented(entries: readonly ApiEntry[]): readonly string[] {
  return entries.flatMap(({ name: entry, exports }) =>
    exports.flatMap(({ name, doc, examples, isCallable, file }) => [
      ...(doc === "" ? [`${name} of ${entry} has no docstring (${file})`] : []),
      // Generated code is the example.
      ...(isCallable && examples.length === 0 && !entry.includes("/generated")
        ? [`${name} of ${entry} has no @example (${file})`]
        : []),
    ]),
  );
}
