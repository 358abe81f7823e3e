import { readFileSync } from "node:fs";
import type { EmittedFile } from "../emit/emitted-file.ts";
import { toChanges } from "../write/changes.ts";
import { readOutputFolder } from "../write/output-folder.ts";
import { writeChanges } from "../write/write-changes.ts";

/** Writes the files of a JSON document into a project. Tests kill this process while it writes. */
const [, , project = "", document = ""] = process.argv;
const wanted = JSON.parse(readFileSync(document, "utf8")) as readonly EmittedFile[];
const folder = readOutputFolder(project);
process.stdout.write("writing\n");
writeChanges(folder, toChanges(wanted, folder));
