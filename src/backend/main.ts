import { runBackend } from "./run-backend.ts";
import { StartError } from "./start-error.ts";

const print = (line: string) => void process.stdout.write(`${line}\n`);

try {
  await runBackend({
    print,
    onWait: print,
    onStep: (text, ms) => print(`  ${text.padEnd(40)} ${(ms / 1000).toFixed(1)} s`),
  });
} catch (error) {
  if (!(error instanceof StartError)) {
    throw error;
  }
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
