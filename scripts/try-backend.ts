import { readFile } from "node:fs/promises";
import path from "node:path";
import { Command, CommanderError } from "commander";
import { findProduct, takeProduct } from "../generator/places/product-places.ts";
import { toDocument } from "./try-backend/read-document.ts";
import { type TryReport, tryBackend } from "./try-backend/try-backend.ts";

/**
 * `npm run try-backend -- <url>`: what the console will do at a backend that other people run. Exits with 0 where it
 * works, 1 where something that it needs does not, 2 where it was called in a way that makes no sense.
 */

interface Flags {
  readonly username?: string;
  readonly password?: string;
  readonly authenticate: string;
  readonly refresh: string;
  readonly logout: string;
  readonly timeout: string;
  readonly write?: boolean;
  readonly json?: boolean;
}

const SIGNS = { error: "✗", warning: "!", note: "·" } as const;

function toText({ url, lists, console: does, findings, config, exitCode }: TryReport): string {
  const read = lists.map(({ path: list, rows, total }) => `  ${list}: ${rows}${total === null ? "" : ` of ${total}`}`);
  const found = findings.map(({ level, where, text }) => `  ${SIGNS[level]} ${where}: ${text}`);
  const part = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ["", title, ...lines]);
  return [
    `${exitCode === 0 ? "The console works" : "The console does not work as it should"} at ${url}`,
    ...part("Lists that were read", read),
    ...part(
      "What the console will do there: it",
      does.map((line) => `  ${line}`),
    ),
    ...part("What is missing or off (✗ breaks a screen, ! is off, · is worth knowing)", found),
    ...(config === null ? [] : part("config.json", [JSON.stringify(config, null, 2)])),
  ].join("\n");
}

async function run(url: string, flags: Flags, named: string | null): Promise<void> {
  const { username = process.env["TRY_USERNAME"] ?? "", password = process.env["TRY_PASSWORD"] ?? "" } = flags;
  if (!/^https?:\/\//.test(url) || username === "" || password === "") {
    process.stderr.write(
      "Give the address where the backend's paths begin, https://backend.example/api, and --username and --password\n" +
        "(or TRY_USERNAME and TRY_PASSWORD).\n",
    );
    process.exitCode = 2;
    return;
  }
  const { authenticate, refresh, logout, timeout } = flags;
  const report = await tryBackend({
    url: url.replace(/\/+$/, ""),
    username,
    password,
    document: toDocument(await readFile(path.join(findProduct(named).generated, "openapi.json"), "utf8")),
    paths: { authenticate, refresh, logout },
    write: flags.write === true,
    timeoutMs: Number(timeout) * 1000,
  });
  process.stdout.write(`${flags.json === true ? JSON.stringify(report, null, 2) : toText(report)}\n`);
  process.exitCode = report.exitCode;
}

const { product, rest } = takeProduct(process.argv.slice(2));
const command = new Command("try-backend")
  .description("Tries a backend that other people run: what the console will do there, and a config.json for it.")
  .argument("<url>", "where its paths begin: https://backend.example/api")
  .option("--username <name>", "who signs in (or TRY_USERNAME)")
  .option("--password <password>", "(or TRY_PASSWORD, which no list of processes shows)")
  .option("--authenticate <path>", "the call that signs in", "/authentication")
  .option("--refresh <path>", "the call that renews", "/refresh-token")
  .option("--logout <path>", "the call that signs out", "/logout")
  .option("--timeout <seconds>", "how long a call may take", "30")
  .option("--write", "make, change and delete a record of each entity too")
  .option("--json", "print the report as JSON")
  .exitOverride()
  .action((url: string, flags: Flags) => run(url, flags, product));
try {
  await command.parseAsync([...rest], { from: "user" });
} catch (error) {
  if (!(error instanceof CommanderError)) {
    throw error;
  }
  process.exitCode = error.exitCode === 0 ? 0 : 2;
}
