import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** One file of `schema/`. */
export interface SchemaFile {
  /** From the project's root, with forward slashes: `schema/entities/coupon.ts`. */
  readonly path: string;
  /** With LF line ends, whatever the checkout made of them. */
  readonly text: string;
}

/** Reads every TypeScript file under `<root>/schema`, in the order of their paths. */
export function readSchemaFiles(root: string): readonly SchemaFile[] {
  return readdirSync(path.join(root, "schema"), { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join("schema", name.split(path.sep).join("/")))
    .filter((name) => name.endsWith(".ts"))
    .sort()
    .map((name) => ({ path: name, text: readFileSync(path.join(root, name), "utf8").replaceAll("\r\n", "\n") }));
}
