import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** One file of `schema/`. */
export interface SchemaFile {
  /** From the project's root, with forward slashes: `schema/entities/coupon.ts`. */
  readonly path: string;
  /** With LF line ends, whatever the checkout made of them. */
  readonly text: string;
}

/** There is no spec to generate from; an empty one would delete everything that was generated. */
export class MissingSchemaError extends Error {
  override readonly name = "MissingSchemaError";
}

/** Throws where there is no `<root>/schema`. */
export function requireSchema(root: string): void {
  const folder = path.join(root, "schema");
  if (!existsSync(folder)) {
    throw new MissingSchemaError(
      `There is no folder ${folder}: run this where schema/ is, or name the place by --root.`,
    );
  }
}

/** Reads every TypeScript file under `<root>/schema` but tests, in the order of their paths. */
export function readSchemaFiles(root: string): readonly SchemaFile[] {
  requireSchema(root);
  return readdirSync(path.join(root, "schema"), { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join("schema", name.split(path.sep).join("/")))
    .filter(isSchemaFile)
    .sort()
    .map((name) => ({ path: name, text: unixLines(readFileSync(path.join(root, name), "utf8")) }));
}

/** Whether a path is a file of the spec: its own tests are not. */
export function isSchemaFile(name: string): boolean {
  return name.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(name);
}

/** A checkout may have made CRLF of every line end. */
export function unixLines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
