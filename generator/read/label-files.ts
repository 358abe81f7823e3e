import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { handFolder } from "../paths/product-paths.ts";
import { isSchemaFile, type SchemaFile, unixLines } from "./schema-files.ts";

/** One label file: `<hand>/labels/<language>/ticket.ts`. */
export interface LabelFile extends SchemaFile {
  /** From the name of its folder. */
  readonly language: string;
}

/** The folder of a product's label files, from its root. */
export function labelsFolder(root: string): string {
  return path.posix.join(handFolder(root), "labels");
}

/** Reads all label files of a product. */
export function readLabelFiles(root: string): readonly LabelFile[] {
  const folder = labelsFolder(root);
  return foldersIn(path.join(root, folder)).flatMap((language) =>
    readdirSync(path.join(root, folder, language))
      .filter(isSchemaFile)
      .sort()
      .map((name) => {
        const file = path.posix.join(folder, language, name);
        return { language, path: file, text: unixLines(readFileSync(path.join(root, file), "utf8")) };
      }),
  );
}

/** There is one folder per language. */
function foldersIn(folder: string): readonly string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
