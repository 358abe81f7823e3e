// What the last run found in sync: a run that would find the very same bytes again need not look.
import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { writeWhole } from "./codegen-bundle.js";
import { filesUnder } from "./codegen-files.js";

const FOLDERS = ["schema", "templates", "generated", "src/product/labels", "src/console/i18n"];
/** Commands whose answer is the same as long as no byte changes. A full run of each is needed once. */
const ANSWERS = [["check"], ["generate"], ["check", "--quiet"], ["generate", "--quiet"], ["check", "--json"]];

/**
 * What was answered to the same question about the same bytes, or null. `keep` is for the answer of a full run that
 * found all in sync, with the paths it compared: it is kept only if no byte changed meanwhile.
 */
export function recall({ root, generator, args, folder = process.cwd(), env = process.env }) {
  const question = args.join(" ");
  if (!isAsked(args) || isTrustless(env) || path.resolve(folder) !== root) {
    return { answer: null, keep: () => undefined };
  }
  const file = path.join(root, "node_modules/.cache/codegen/in-sync.json");
  const known = readKnown(file);
  const before = fingerprint({ root, generator, documents: known.documents });
  const answers = before !== null && before === known.fingerprint ? known.answers : {};
  const keep = (answer, outputs) => {
    const documents = outputs.filter((name) => !name.startsWith("generated/"));
    const after = fingerprint({ root, generator, documents });
    // A first run learns which documents there are; their bytes as they were before it, the next one.
    if (after !== null) {
      const now = before === after ? { ...answers, [question]: answer } : {};
      mkdirSync(path.dirname(file), { recursive: true });
      writeWhole(file, JSON.stringify({ documents, fingerprint: after, answers: now }));
    }
  };
  return { answer: answers[question] ?? null, keep };
}

function isAsked(args) {
  return ANSWERS.some((known) => known.length === args.length && known.every((word, at) => args[at] === word));
}

/** A build server proves; it does not remember. */
function isTrustless(env) {
  return !["", "0", "false"].includes(env["CI"] ?? "");
}

/** All bytes that a run reads or compares with, in one number; null where something is no plain file. */
function fingerprint({ root, generator, documents }) {
  try {
    const hash = createHash("sha256").update(generator);
    const names = FOLDERS.filter((folder) => isPresent(path.join(root, folder), "isDirectory"))
      .flatMap((folder) => filesUnder(root, folder))
      .concat(documents.filter((name) => isPresent(path.join(root, name), "isFile")));
    for (const name of names.sort()) {
      const content = readFileSync(path.join(root, name));
      // With the length, the end of one file cannot pass for the start of the next.
      hash.update(`${name}\n${content.length}\n`).update(content);
    }
    return hash.digest("hex");
  } catch {
    return null;
  }
}

/** Throws where there is something else in its place: a link, say. */
function isPresent(file, kind) {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat !== undefined && !stat[kind]()) {
    throw new Error(`${file} is something else`);
  }
  return stat !== undefined;
}

/** Half a file, or one of another version, is as good as none. */
function readKnown(file) {
  try {
    const { documents, fingerprint: known, answers } = JSON.parse(readFileSync(file, "utf8"));
    const isWhole = Array.isArray(documents) && typeof known === "string" && answers instanceof Object;
    return isWhole ? { documents, fingerprint: known, answers } : NOTHING;
  } catch {
    return NOTHING;
  }
}

const NOTHING = { documents: [], fingerprint: "", answers: {} };
