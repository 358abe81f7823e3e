import { readFile } from "node:fs/promises";
import path from "node:path";
import { Command, CommanderError } from "commander";
import { findProduct, takeProduct } from "../../generator/places/product-places.ts";
import { toConfig } from "../../src/console/app/config/console-config.ts";
import { readAuth } from "../../src/console/app/config/read-auth.ts";
import type { BackendAuth } from "../../src/contract/backend-auth.ts";
import { endWithSentence, UsageError } from "../end-with-sentence.ts";
import { toDocument } from "./read-document.ts";
import { type TryReport, tryBackend } from "./try-backend.ts";

/**
 * `npm run try-backend -- <url>`: reports how the console will work with another backend. Exit code 0: it works; 1: a
 * required call fails; 2: invalid arguments.
 */

interface Flags {
  readonly username?: string;
  readonly password?: string;
  readonly authenticate: string;
  readonly refresh: string;
  readonly logout: string;
  readonly timeout: string;
  readonly config?: string;
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

/**
 * A mistake in the arguments; null if the command can run. Messages never contain the URL, which may include a
 * password.
 */
function findMisuse(url: string, { authenticate, refresh, logout, timeout }: Flags): string | null {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) {
    return "Give the address where the backend's paths begin, as https://backend.example/api.";
  }
  if (address.username + address.password !== "") {
    return "The address must have no username and no password: give them by --username and TRY_PASSWORD.";
  }
  if (/[?#]/.test(url)) {
    return "The address must have no query and no fragment: paths are added at its end.";
  }
  const paths = Object.entries({ authenticate, refresh, logout });
  const [wrong] = paths.find(([, path]) => !path.startsWith("/")) ?? [];
  if (wrong !== undefined) {
    return `--${wrong}: must be a path that begins with /.`;
  }
  const isNumber = /^\d{1,4}(\.\d+)?$/.test(timeout) && Number(timeout) > 0;
  return isNumber ? null : "--timeout: must be a number of seconds above 0 and below 10000.";
}

async function readDocument(named: string | null): Promise<string> {
  const { generated, folder } = findProduct(named);
  try {
    return await readFile(path.join(generated, "openapi.json"), "utf8");
  } catch {
    throw new UsageError(`${folder} has no generated/openapi.json: run npm run codegen first.`);
  }
}

/** Reads `backends.main.auth` of a `config.json`; undefined without one. */
async function readSignIn(file: string | undefined): Promise<BackendAuth | undefined> {
  if (file === undefined) {
    return undefined;
  }
  try {
    return toConfig(JSON.parse(await readFile(file, "utf8")), undefined, readAuth).backends.main.auth;
  } catch (error) {
    throw new UsageError(`--config: ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function run(url: string, flags: Flags, named: string | null): Promise<void> {
  const { username = process.env["TRY_USERNAME"] ?? "", password = process.env["TRY_PASSWORD"] ?? "" } = flags;
  const auth = await readSignIn(flags.config);
  const token = process.env["TRY_TOKEN"] || undefined;
  const isUnnamed = auth?.kind !== "none" && token === undefined && (username === "" || password === "");
  const misuse = findMisuse(url, flags);
  if (misuse !== null || isUnnamed) {
    throw new UsageError(misuse ?? "Give --username and --password, or TRY_USERNAME and TRY_PASSWORD, or TRY_TOKEN.");
  }
  const { authenticate, refresh, logout, timeout } = flags;
  const report = await tryBackend({
    url: url.replace(/\/+$/, ""),
    username,
    password,
    auth,
    token,
    document: toDocument(await readDocument(named)),
    paths: { authenticate, refresh, logout },
    write: flags.write === true,
    timeoutMs: Number(timeout) * 1000,
  });
  process.stdout.write(`${flags.json === true ? JSON.stringify(report, null, 2) : toText(report)}\n`);
  process.exitCode = report.exitCode;
}

const createCommand = (product: string | null) =>
  new Command("try-backend")
    .description("Tries a backend that other people run: what the console will do there, and a config.json for it.")
    .argument("<url>", "where its paths begin: https://backend.example/api")
    .option("--username <name>", "who signs in (or TRY_USERNAME)")
    .option("--password <password>", "(or TRY_PASSWORD, which no list of processes shows)")
    .option("--authenticate <path>", "the call that signs in", "/authentication")
    .option("--refresh <path>", "the call that renews", "/refresh-token")
    .option("--logout <path>", "the call that signs out", "/logout")
    .option("--config <file>", "a config.json whose backends.main.auth describes the sign-in")
    .option("--timeout <seconds>", "how long a call may take", "30")
    .option("--write", "make, change and delete a record of each entity too")
    .option("--json", "print the report as JSON")
    .showSuggestionAfterError(false)
    .exitOverride()
    .action((url: string, flags: Flags) => run(url, flags, product));
try {
  const { product, rest } = takeProduct(process.argv.slice(2));
  await createCommand(product).parseAsync([...rest], { from: "user" });
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else {
    endWithSentence(error);
  }
}
