import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Command } from "commander";
import { fillLabels } from "../products/random-products/fill-labels.ts";
import { installTools, otherTools, TOOLS } from "./bench-peers.ts";
import { benchSpec } from "./bench-spec.ts";
import { measureProcess, type NodeRun, type ProcessCost } from "./measure-process.ts";

/**
 * Measures the generator on flat specs of 8 and 150 entities against tools that do parts of its work, in one run,
 * and writes the results to docs/benchmarks.md. Times depend on this machine; the ratios do not.
 */

const root = path.resolve(import.meta.dirname, "../..");
const document = path.join(root, "docs/benchmarks.md");
const [BEGIN, END] = ["<!-- bench:generator -->", "<!-- /bench:generator -->"];
const PARTS = [
  "generator",
  "scripts",
  "templates",
  "src/contract",
  "src/kinds",
  "src/lock",
  "src/console/i18n",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

interface Row {
  readonly name: string;
  readonly cost: ProcessCost;
  /** The tools to compare with. */
  readonly ratio: number | null;
}

interface Flags {
  readonly entities: string;
  readonly fields: string;
  readonly runs: string;
  readonly alone?: true;
  readonly print?: true;
}

/** The size of a spec and the number of runs. */
interface Size {
  readonly count: number;
  readonly fields: number;
  readonly runs: number;
  /** Whether the other tools are measured too. */
  readonly isCompared: boolean;
}

async function run({ entities, fields, runs, alone: isAlone, print: isPrinted }: Flags): Promise<void> {
  const isCompared = isAlone !== true;
  if (isCompared) {
    installTools();
  }
  const folder = mkdtempSync(path.join(tmpdir(), "bench-generator-"));
  const tables: string[] = [];
  try {
    for (const count of entities.split(",").map(Number)) {
      const size = { count, fields: Number(fields), runs: Number(runs), isCompared };
      const rows = await measureSize(path.join(folder, String(count)), size);
      tables.push(toTable(size, rows));
      console.log(tables.at(-1));
    }
    if (isPrinted !== true) {
      write([heading(runs), ...tables].join("\n\n"));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSize(project: string, size: Size): Promise<readonly Row[]> {
  const { runs, isCompared } = size;
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
  const others = [];
  for (const { name, args } of isCompared ? otherTools(project) : []) {
    others.push({ name, cost: await median({ args, cwd: project, timeoutMs: 120_000 }, Math.min(runs, 3)) });
  }
  const rows = [
    { name: "generate, nothing there", cost: cold },
    { name: "generate, all there", cost: warm },
    { name: "check, in full", cost: check },
    { name: "watch, from a save to the files", cost: rebuild },
    ...others,
  ];
  return rows.map((row) => ({ ...row, ratio: row.cost.wallSeconds / cold.wallSeconds }));
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
  return [
    `### ${count} entities of ${fields} fields`,
    "",
    "| What | wall s | CPU s | peak MiB | ratio |",
    "|---|---|---|---|---|",
    ...rows.map(({ name, cost, ratio }) => {
      const failed = cost.code === 0 ? "" : ` (ended with ${cost.code})`;
      return `| ${name}${failed} | ${cell(cost.wallSeconds, 2)} | ${cell(cost.cpuSeconds, 2)} | ${cell(cost.peakMiB, 0)} | ${cell(ratio ?? Number.NaN, 2)} |`;
    }),
  ].join("\n");
}

function heading(runs: string): string {
  const [cpu] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  return `## The generator
Measured by \`npm run bench:generator\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim()}, Node ${process.versions.node}, load ${load}; medians of ${runs}
runs of whole processes, and the largest peak. The ratio compares the wall time with a generate into an empty folder; unlike
the times, it does not depend on the machine. The generator writes schemas, validators, screens, clients, tables, tests and
documents; the others, ${TOOLS.slice(0, 2).join(" and ")}, write a client.`;
}

function write(text: string): void {
  const before = existsSync(document) ? readFileSync(document, "utf8") : "# Benchmarks\n";
  const section = `${BEGIN}\n${text}\n${END}`;
  const [head, rest] = before.split(BEGIN);
  const after =
    rest === undefined ? `${before.trimEnd()}\n\n${section}\n` : `${head}${section}${rest.split(END)[1] ?? ""}`;
  writeFileSync(document, after);
}

await new Command("bench-generator")
  .option("--entities <list>", "how many, one table each", "8,150")
  .option("--fields <number>", "how many each has besides its id", "30")
  .option("--runs <number>", "how often each is run", "5")
  .option("--alone", "without the tools that it is compared with")
  .option("--print", "leave docs/benchmarks.md as it is")
  .action(run)
  .parseAsync();
