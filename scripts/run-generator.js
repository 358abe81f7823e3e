// The generator as one bundle with V8's compiled code beside it, and the memory of what was found in sync.
// `tsx generator/cli/main.ts` does the same, and takes four times as long to start.
import process from "node:process";
import { expectShortRun, generatorHash, loadGenerator, root } from "./codegen-bundle.js";
import { recall } from "./codegen-memory.js";

const GENERATOR_FAULT = 3;

/** Runs one command of the generator on its own product, or on the one that the words name; resolves with the exit code. */
export async function runGenerator(args) {
  const generator = generatorHash();
  const { answer, keep } = recall({ root, generator, args });
  if (answer !== null) {
    process.stdout.write(answer);
    return 0;
  }
  return run({ args, generator, keep });
}

async function run({ args, generator, keep }) {
  expectShortRun();
  // A generator that cannot be built is its own fault (3), not drift (1), which is how Node would end.
  const { runCli, remember } = await loadGenerator(generator).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(GENERATOR_FAULT);
  });
  let said = "";
  let compared = null;
  const exit = await runCli(args, {
    out: (text) => {
      said += `${text}\n`;
      process.stdout.write(`${text}\n`);
    },
    error: (text) => process.stderr.write(`${text}\n`),
    isTerminal: process.stdout.isTTY === true && process.stderr.isTTY === true,
    inSync: (outputs) => {
      compared = outputs;
    },
  });
  if (compared !== null) {
    keep(said, compared);
  }
  // After the run, when V8 has compiled what a run needs. Other commands need less.
  if (args.includes("check") || args.includes("generate")) {
    remember();
  }
  return exit;
}
