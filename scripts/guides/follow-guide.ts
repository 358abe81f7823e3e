import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runStep } from "../test-runs/run-step.ts";
import { tryCopiedProduct } from "./copied-product.ts";
import { copyRepository } from "./copy-repository.ts";
import { readCodeBlocks } from "./guide.ts";
import { tryEditor } from "./try-editor.ts";
import { type Call, tryProduct } from "./try-product.ts";
import { upgradeWorkshop } from "./upgrade-workshop.ts";

/*
 * `npm run follow-guide`: follows docs/adopting.md in an empty folder, with the tarball of `npm pack` and nothing else of
 * this repository, by npm and by pnpm. It runs each `sh` line and writes each block whose first line is a path. It calls
 * the product that each command starts, and the action of the new entity in the last one. Then it upgrades a product of
 * version 0.1.0, and starts it on its old database. By npm, it also copies examples/veterinary out, and runs it.
 * `-- npm <tarball>` follows it by npm only, with a tarball that is there already.
 */

/** The versions of pnpm that need no newer Node. */
const PNPM = "npx --yes pnpm@10";

/** npm's commands in the guide, as pnpm has them. */
const IN_PNPM: readonly (readonly [npm: RegExp, pnpm: string])[] = [
  [/^npm install --omit=dev$/, `${PNPM} install --prod`],
  [/^npm install (\S.*)$/, `${PNPM} add $1`],
  [/^npm install$/, `${PNPM} install`],
  [/^npx /, `${PNPM} exec `],
  [/^npm run (\S+) -- /, `${PNPM} run $1 `],
  [/^npm (run|start|test)\b/, `${PNPM} $1`],
];

function inPnpm(command: string): string {
  const [npm = "", pnpm = ""] = IN_PNPM.find(([pattern]) => pattern.test(command)) ?? [];
  return command.replace(npm, pnpm);
}

const STARTS = ["npm start", "npm run dev", "npm run backend"];

/** After it, an editor is tried: it uses the same compiler. */
const TYPES = "npm run types";

/** A step of the guide: a command, or a file with its text. */
type Instruction = { readonly command: string } | { readonly file: string; readonly text: string };

function readGuide(): readonly Instruction[] {
  return readCodeBlocks("docs/adopting.md").flatMap(({ language, text }): Instruction[] => {
    if (language === "sh") {
      return text
        .trim()
        .split("\n")
        .map((command) => ({ command }));
    }
    const [opening = "", file = ""] = /^\/\/ (\S+)\n/.exec(text) ?? [];
    return file === "" ? [] : [{ file, text: text.slice(opening.length) }];
  });
}

/** Packs a copy of this repository, which no step can read later. Returns the tarball's path. */
async function pack(into: string): Promise<string> {
  const copy = copyRepository("follow-guide-pack");
  try {
    await run(copy, `npm pack --silent --pack-destination "${into}"`);
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  }
  const [tarball] = readdirSync(into).filter((name) => name.endsWith(".tgz"));
  if (tarball === undefined) {
    throw new Error("npm pack wrote no tarball");
  }
  return path.join(into, tarball);
}

async function run(folder: string, command: string): Promise<void> {
  const { ok } = await runStep({ name: command, command: `cd "${folder}" && ${command}` });
  if (!ok) {
    throw new Error(`A step of docs/adopting.md fails: ${command}`);
  }
}

async function obey(command: string, folder: string, toCommand: (npm: string) => string): Promise<void> {
  if (STARTS.includes(command)) {
    const isWhole = command === STARTS.at(-1);
    await tryProduct({ folder, command: toCommand(command) }, isWhole ? finishRepair : readItems);
    return;
  }
  await run(folder, toCommand(command));
  if (command === TYPES) {
    await tryEditor(folder);
  }
}

/** Follows the guide in an empty folder. */
async function follow(
  guide: readonly Instruction[],
  tarball: string,
  toCommand: (npm: string) => string,
): Promise<void> {
  const outside = mkdtempSync(path.join(tmpdir(), "adopting-"));
  copyFileSync(tarball, path.join(outside, path.basename(tarball)));
  let folder = outside;
  try {
    for (const instruction of guide) {
      if ("file" in instruction) {
        mkdirSync(path.dirname(path.join(folder, instruction.file)), { recursive: true });
        writeFileSync(path.join(folder, instruction.file), instruction.text);
      } else if (instruction.command.startsWith("cd ")) {
        folder = path.join(folder, instruction.command.slice("cd ".length));
      } else {
        await obey(instruction.command, folder, toCommand);
      }
    }
  } finally {
    rmSync(outside, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function readItems(call: Call): Promise<void> {
  await call("GET", "/items");
  console.log("read the items");
}

async function finishRepair(call: Call): Promise<void> {
  const item = await call("POST", "/items", { name: "Bench", active: true, price: 10 });
  const repair = { title: "Loose leg", itemId: item["id"], state: "inWork", cost: 25, urgent: false };
  const made = await call("POST", "/repairs", { ...repair, reportedOn: "2030-05-06" });
  await call("POST", "/estimates", { repairId: made["id"], effort: 3, reason: "Glue and a clamp" });
  const done = await call("PUT", `/repairs/${made["id"] as string}/finish`);
  if (done["state"] !== "done") {
    throw new Error(`The repair is ${String(done["state"])}, not done`);
  }
  console.log("made a repair with an estimate, and finished it");
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(0)} s`;
}

const guide = readGuide();
const missing = STARTS.filter((start) => !guide.some((step) => "command" in step && step.command === start));
if (missing.length > 0) {
  throw new Error(`docs/adopting.md does not say: ${missing.join(", ")}`);
}
const [only, packed] = process.argv.slice(2);
const tarballs = mkdtempSync(path.join(tmpdir(), "follow-guide-"));
try {
  const tarball = packed ?? (await pack(tarballs));
  for (const [manager, toCommand] of Object.entries({
    npm: (command: string) => command,
    pnpm: inPnpm,
  })) {
    if (only === undefined || only === manager) {
      const started = performance.now();
      await follow(guide, tarball, toCommand);
      const followed = performance.now();
      console.log(`followed docs/adopting.md by ${manager} in ${seconds(followed - started)}`);
      await upgradeWorkshop(tarball, (folder, command) => run(folder, toCommand(command)), toCommand("npm start"));
      console.log(`upgraded a product of version 0.1.0 by ${manager} in ${seconds(performance.now() - followed)}`);
      if (manager === "npm") {
        await tryCopiedProduct(tarball, run);
      }
    }
  }
} finally {
  rmSync(tarballs, { recursive: true, force: true, maxRetries: 5 });
}
