import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Command } from "commander";
import { fillLabels } from "../products/random-products/fill-labels.ts";
import { benchSpec } from "./bench-spec.ts";
import { measureProcess, type NodeRun, type ProcessCost } from "./measure-process.ts";

/**
 * Measures whole processes of the generator on flat specs of 8 and 150 entities: medians, and the largest peak. Prints
 * tables.
 */

const root = path.resolve(import.meta.dirname, "../..");
const PARTS = [
  "generator",
  "scripts",
  "templates",
  "src/backend",
  "src/contract",
  "src/kinds",
  "src/lock",
  "src/console/i18n",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

type Row = readonly [name: string, cost: ProcessCost];

interface Flags {
  readonly entities: string;
  readonly fields: string;
  readonly runs: string;
}

/** The size of a spec and the number of runs. */
interface Size {
  readonly count: number;
  readonly fields: number;
  readonly runs: number;
}

async function run({ entities, fields, runs }: Flags): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-generator-"));
  try {
    console.log(
      `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}\n`,
    );
    for (const count of entities.split(",").map(Number)) {
      const size = { count, fields: Number(fields), runs: Number(runs) };
      console.log(toTable(size, await measureSize(path.join(folder, String(count)), size)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSize(project: string, size: Size): Promise<readonly Row[]> {
  const { runs } = size;
  makeProject(project, size);
  const codegen = (...args: readonly string[]): NodeRun => ({
    args: ["--import", "tsx/esm", "scripts/codegen.ts", ...args],
    cwd: project,
  });
  await measureProcess(codegen("labels"));
  fillLabels(path.join(project, "src/product/labels"));
  // The first run bundles the generator.
  await measureProcess(codegen("generate"));
  const clear = () => {
    for (const name of ["generated", "docs"]) {
      rmSync(path.join(project, name), { recursive: true, force: true });
    }
  };
  const cold = await median(codegen("generate"), runs, clear);
  const warm = await median(codegen("generate"), runs);
  const check = await median(codegen("check"), runs);
  const rebuild = await measureWatch(project, runs);
  return [
    ["generate, nothing there", cold],
    ["generate, all there", warm],
    ["check, in full", check],
    ["watch, from a save to the files", rebuild],
  ];
}

/** A spec of that size next to a copy of the generator; node_modules is linked. */
function makeProject(project: string, { count, fields }: Size): void {
  for (const part of PARTS) {
    const filter = (file: string) => !file.includes(`${path.sep}testing`) && !/\.test(-d)?\.ts$/.test(file);
    cpSync(path.join(root, part), path.join(project, part), { recursive: true, filter });
  }
  for (const [name, text] of benchSpec({ entities: count, fields })) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), text);
  }
  mkdirSync(path.join(project, "node_modules"));
  for (const entry of readdirSync(path.join(root, "node_modules")).filter((name) => !name.startsWith("."))) {
    symlinkSync(path.join(root, "node_modules", entry), path.join(project, "node_modules", entry));
  }
}

async function median(node: NodeRun, runs: number, before: () => void = () => undefined): Promise<ProcessCost> {
  const costs: ProcessCost[] = [];
  for (let count = 0; count < runs; count += 1) {
    before();
    costs.push(await measureProcess(node));
  }
  const middle = (of: (cost: ProcessCost) => number) => costs.map(of).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  return {
    cpuSeconds: middle(({ cpuSeconds }) => cpuSeconds),
    wallSeconds: middle(({ wallSeconds }) => wallSeconds),
    peakMiB: Math.max(...costs.map(({ peakMiB }) => peakMiB)),
    code: costs[0]?.code ?? null,
  };
}

/** From saving one entity to the report of its files, which comes last. */
async function measureWatch(project: string, runs: number): Promise<ProcessCost> {
  const entity = path.join(project, "schema/entities/part-aof.ts");
  const text = readFileSync(entity, "utf8");
  const child = spawn(process.execPath, ["--import", "tsx/esm", "scripts/codegen.ts", "watch"], {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  const times: number[] = [];
  for (let count = 0; count < runs + 2; count += 1) {
    const started = performance.now();
    writeFileSync(entity, text.replace("@maxLength 120", `@maxLength ${121 + count}`));
    for (let said = ""; !said.includes("generated/schemas/part-aof.ts"); ) {
      said = String((await lines.next()).value);
    }
    times.push((performance.now() - started) / 1000);
  }
  child.kill();
  writeFileSync(entity, text);
  await measureProcess({ args: ["--import", "tsx/esm", "scripts/codegen.ts", "generate"], cwd: project });
  // The first runs warm up the compiler, as in a normal session.
  const warm = times.slice(2).sort((a, b) => a - b);
  return { cpuSeconds: Number.NaN, wallSeconds: warm[Math.floor(runs / 2)] ?? 0, peakMiB: Number.NaN, code: 0 };
}

function toTable({ count, fields }: Size, rows: readonly Row[]): string {
  const cell = (value: number, digits: number) => (Number.isNaN(value) ? "" : value.toFixed(digits));
  const lines = rows.map(([name, { wallSeconds, cpuSeconds, peakMiB, code }]) => {
    const failed = code === 0 ? "" : ` (ended with ${code})`;
    return `| ${name}${failed} | ${cell(wallSeconds, 2)} | ${cell(cpuSeconds, 2)} | ${cell(peakMiB, 0)} |\n`;
  });
  return `### ${count} entities of ${fields} fields\n\n| What | wall s | CPU s | peak MiB |\n|---|---|---|---|\n${lines.join("")}`;
}

await new Command("bench-generator")
  .option("--entities <list>", "how many, one table each", "8,150")
  .option("--fields <number>", "how many each has besides its id", "30")
  .option("--runs <number>", "how often each is run", "5")
  .action(run)
  .parseAsync();
