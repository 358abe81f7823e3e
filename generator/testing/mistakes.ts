import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SchemaFile } from "../read/schema-files.ts";
import { PRODUCT_FILE } from "./fixture-files.ts";

const FOLDER = path.join(import.meta.dirname, "diagnostics");

/** A spec with mistakes. */
export interface Mistake {
  readonly title: string;
  /** The product's files, by path. */
  readonly files: Files;
  readonly message: string;
  /** The mistake in its text file. */
  readonly source: string;
}

type Files = Readonly<Record<string, string>>;

/** A text file of mistakes about one subject. */
export interface Topic {
  readonly name: string;
  readonly file: string;
  readonly mistakes: readonly Mistake[];
}

/**
 * Reads `diagnostics/*.txt`. A topic starts with the files of a valid spec, each after a line `--- <path>`. Each mistake
 * has a heading `### <title>`, its changes (first to the first file of the topic), and the message that they cause.
 * A change consists of whole statements, fields and options, which replace those of the same name or are added, and of
 * lines as in a diff: `-` deletes a line, `+` adds one in its place. A file without text is deleted, and a file
 * `--- <path> like <other path>` is changed from a copy of another entity.
 */
export function readTopics(): readonly Topic[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .map((name) => {
      const file = path.join(FOLDER, name);
      const [start = "", ...cases] = readFileSync(file, "utf8").split(/^### /m);
      const base = withChanges({ [PRODUCT_FILE.path]: PRODUCT_FILE.text }, start);
      const first = /^--- .*\n/.exec(start)?.[0] ?? "";
      return { name: path.parse(name).name, file, mistakes: cases.map((source) => toMistake(source, base, first)) };
    });
}

/** The files of a mistake's schema folder, as the generator reads them. */
export function mistakeSpec({ files }: Mistake): readonly SchemaFile[] {
  const names = Object.keys(files).filter((name) => name.startsWith("schema/"));
  return names.sort().map((name) => ({ path: name, text: files[name] ?? "" }));
}

export function writeMistake({ files }: Mistake, folder: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** Replaces the expected message in the text file. */
export function updateMessage(file: string, { source, message }: Mistake, actual: string): void {
  const updated = source.replace(message, () => actual);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(source, () => updated),
  );
}

/** The location of the first mistake in a message. */
const MESSAGE = /^(?:(?:schema|src)\/\S+:\d+:\d+|no mistake found)/m;

function toMistake(source: string, base: Files, first: string): Mistake {
  const [title = ""] = source.split("\n", 1);
  const end = source.search(MESSAGE);
  if (end === -1) {
    throw new RangeError(`A mistake has no message: ${title}`);
  }
  const changes = source.slice(title.length, end).replace(/^\n+/, "").trimEnd();
  const files = withChanges(base, changes.startsWith("--- ") ? changes : `${first}${changes}`);
  return { title, files, message: source.slice(end).trimEnd(), source };
}

function withChanges(base: Files, changes: string): Files {
  const files = { ...base };
  for (const section of changes.split(/^--- /m).slice(1)) {
    const [heading = ""] = section.split("\n", 1);
    const change = section.slice(heading.length).replace(/^\n+/, "").trimEnd();
    const [name = "", original = name] = heading.split(" like ");
    const before = original === name ? files[name] : base[original];
    if (change === "" && original === name) {
      delete files[name];
    } else {
      files[name] = before === undefined ? `${change}\n` : changedFile(copyOf(before, original, name), change);
    }
  }
  return files;
}

/** The text of an entity's file, with another entity's names. */
function copyOf(text: string, from: string, to: string): string {
  const [old, name] = [from, to].map((file) =>
    path.parse(file).name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase()),
  );
  const type = (entity = "") => entity.charAt(0).toUpperCase() + entity.slice(1);
  return text.replaceAll(old ?? "", name ?? "").replaceAll(type(old), type(name));
}

function changedFile(before: string, change: string): string {
  const lines = change.split("\n");
  const edits = lines.filter((line) => /^[-+]/.test(line));
  const blocks = blocksOf(withEdits(before, edits));
  for (const block of blocksOf(lines.filter((line) => !edits.includes(line)).join("\n"))) {
    const entity = blocks.findLastIndex((statement) => /^export interface /m.test(statement));
    if (block.startsWith("  ")) {
      const value = blocks.findIndex((statement) => /^export const /m.test(statement));
      const at = block.endsWith(";") ? entity : value;
      blocks[at] = withMember(blocks[at] ?? "", block);
    } else {
      put(blocks, block, entity === -1 ? blocks.length : entity);
    }
  }
  return `${blocks.join("\n\n")}\n`;
}

function withEdits(text: string, edits: readonly string[]): string {
  const lines = text.split("\n");
  let at = 0;
  for (const edit of edits) {
    if (edit.startsWith("+")) {
      lines.splice(at, 0, edit.slice(1));
      at += 1;
    } else {
      at = lines.indexOf(edit.slice(1));
      if (at === -1) {
        throw new RangeError(`There is no line to delete: ${edit.slice(1)}`);
      }
      lines.splice(at, 1);
    }
  }
  return lines.join("\n");
}

/** A statement with another field or option. */
function withMember(statement: string, member: string): string {
  const lines = statement.split("\n");
  const start = lines.findIndex((line) => line.endsWith("{")) + 1;
  const members = blocksOf(lines.slice(start, -1).join("\n"));
  put(members, member, members.length);
  return [...lines.slice(0, start), ...members, ...lines.slice(-1)].join("\n");
}

function put(blocks: string[], block: string, at: number): void {
  const same = blocks.findIndex((other) => nameOf(other) === nameOf(block));
  blocks.splice(same === -1 ? at : same, same === -1 ? 0 : 1, block);
}

const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;

/** Splits a text into statements, fields or options, each with the comment before it. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  for (const line of text.split("\n")) {
    block.push(...(line === "" && block.length === 0 ? [] : [line]));
    const isEnd = block[0]?.startsWith("  ") === true ? /^ {2}(?:\S.*)?[;,}]$/ : /^(?:\S.*)?[;,}]$/;
    if (isEnd.test(line) && !COMMENT.test(line)) {
      blocks.push(block.join("\n"));
      block = [];
    }
  }
  return block.length === 0 ? blocks : [...blocks, block.join("\n").trimEnd()];
}

/** The first words of a block, up to the end of its name. */
function nameOf(block: string): string {
  const line = block.split("\n").find((text) => !COMMENT.test(text)) ?? "";
  return /^(?:import .*|export \w+ \w+|[^?:(]*)/.exec(line)?.[0] ?? line;
}
