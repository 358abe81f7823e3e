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

/** Reads every TypeScript file under `<root>/schema` but tests, in the order of their paths. */
export function readSchemaFiles(root: string): readonly SchemaFile[] {
  const folder = path.join(root, "schema");
  if (!existsSync(folder)) {
    throw new MissingSchemaError(
      `There is no folder ${folder}: run this where schema/ is, or name the place by --root.`,
    );
  }
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join("schema", name.split(path.sep).join("/")))
    .filter((name) => name.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(name))
    .sort()
    .map((name) => ({ path: name, text: readFileSync(path.join(root, name), "utf8").replaceAll("\r\n", "\n") }));
}
