#!/usr/bin/env node
import process from "node:process";
import { frameworkVersion } from "../generator/paths/framework-version.ts";

// `entity-console <command>`: the program of the installed package. Each command is a module that reads its own words.

interface Subcommand {
  readonly does: string;
  readonly load: () => Promise<unknown>;
}

const fromGenerator = () => import("./codegen.ts");
const generator = (does: string): Subcommand => ({ does, load: fromGenerator });

const COMMANDS: Readonly<Record<string, Subcommand>> = {
  init: generator("create a product in a new folder"),
  dev: { does: "start backend and console, and follow each saved file", load: () => import("./dev.ts") },
  start: { does: "build if needed, then start backend and console", load: () => import("./start.ts") },
  generate: generator("write generated/ and the migrations from schema/"),
  codegen: generator("the same; with another command of the generator, that one"),
  check: { does: "prove that generated/ and the migrations fit schema/", load: () => import("./codegen-check.ts") },
  watch: generator("generate after each saved file"),
  new: generator("create the file of an entity"),
  labels: generator("write each missing text into the label files"),
  explain: generator("print the sources of a field, a column or a call"),
  diff: generator("print changes of the spec, or its differences from an OpenAPI document"),
  import: generator("write entities once from an OpenAPI document, a JSON Schema, Prisma or PostgreSQL"),
  upgrade: generator("rewrite hand-written files for this version, and generate again"),
  build: { does: "build console and backend for production", load: () => import("./build.ts") },
  backend: { does: "start the built backend, or run one of its commands", load: () => import("./backend.ts") },
  migrate: { does: "write the migration that the tables need", load: () => import("./migrations/migrations.ts") },
  journeys: { does: "run the tests in a browser", load: () => import("./browser/journeys.ts") },
  "try-backend": { does: "try another backend with the product", load: () => import("./try-backend/main.ts") },
};

/** Commands that have no help of their own. */
const PLAIN = ["dev", "start", "build"];

function help(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`);
  return `entity-console <command>: an administration console generated from a TypeScript spec.

${lines.join("\n")}

Commands work in the current folder; --product <folder> names another one.
entity-console <command> --help explains a command.`;
}

/** The words that the command's module reads. */
function toWords(command: string, rest: readonly string[]): readonly string[] {
  const isWhole = command === "generate" && rest.every((word) => word === "--quiet" || word === "--json");
  const isGenerator = COMMANDS[command]?.load === fromGenerator;
  return isGenerator && !isWhole && command !== "codegen" ? [command, ...rest] : rest;
}

const [command = "--help", ...rest] = process.argv.slice(2);
const chosen = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;

if (chosen !== undefined && PLAIN.includes(command) && rest.includes("--help")) {
  console.log(`entity-console ${command} [--product <folder>]: ${chosen.does}.`);
} else if (chosen !== undefined) {
  process.argv.splice(2, Infinity, ...toWords(command, rest));
  await chosen.load();
} else if (command === "--version") {
  console.log(frameworkVersion());
} else if (command === "--help" || command === "help") {
  console.log(help());
} else {
  console.error(`There is no command ${command}. entity-console --help lists them.`);
  process.exitCode = 2;
}
