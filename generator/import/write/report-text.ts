import type { Note, NoteKind } from "../foreign-model.ts";
import type { Draft } from "./draft.ts";

const TITLES: Readonly<Record<NoteKind, string>> = {
  unknown: "To complete by hand",
  guess: "Guessed",
  lacks: "Missing in the backend",
};

/** `import-report.md`: what was written, and each guess, gap and missing call with its place in the source. */
export function reportText(source: string, draft: Draft, notes: readonly Note[]): string {
  const { entities } = draft;
  return [
    `# Import of ${source}`,
    "",
    `${entities.length} ${entities.length === 1 ? "entity" : "entities"}. The import runs once: edit the written files from now on.`,
    "",
    "| Entity | Calls | Fields | Left out |",
    "|---|---|---|---|",
    ...entities.map(({ names, foreign, fields }) => {
      const out = foreign.fields.length - fields.length - (foreign.idName === null ? 0 : 1);
      return `| \`${names.name}\` | ${foreign.operations.join(", ") || "none"} | ${fields.length} | ${Math.max(out, 0)} |`;
    }),
    ...(["unknown", "guess", "lacks"] as const).flatMap((kind) => sectionOf(kind, notes)),
    "",
  ].join("\n");
}

function sectionOf(kind: NoteKind, notes: readonly Note[]): readonly string[] {
  const own = notes.filter((note) => note.kind === kind);
  return own.length === 0
    ? []
    : [
        "",
        `## ${TITLES[kind]} (${own.length})`,
        "",
        ...own.map(({ about, text, at }) => `- ${about === "" ? "" : `\`${about}\`: `}${oneLine(text)} (\`${at}\`)`),
      ];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
