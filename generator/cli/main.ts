import { runCli } from "./run-cli.ts";

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
  isTerminal: process.stdout.isTTY === true && process.stderr.isTTY === true,
});
