import { readFile } from "node:fs/promises";
import path from "node:path";
import { Command, CommanderError } from "commander";
import { findProduct, type ProductPaths, takeProduct } from "../../generator/paths/product-paths.ts";
import { toConfig } from "../../src/console/app/config/console-config.ts";
import { readFormats } from "../../src/console/app/config/read-formats.ts";
import { toSignInForm } from "../../src/console/session/create-session-calls.ts";
import type { SignInForm } from "../../src/console/session/session-types.ts";
import { exitWithMessage, UsageError } from "../usage-error.ts";
import { loadProductCode, type ProductCode } from "./load-adapter.ts";
import { toDocument } from "./read-document.ts";
import { toText } from "./report-text.ts";
import { type TryOptions, tryBackend } from "./try-backend.ts";

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

async function readDocument({ generated, folder }: ProductPaths): Promise<string> {
  try {
    return await readFile(path.join(generated, "openapi.json"), "utf8");
  } catch {
    throw new UsageError(`${folder} has no generated/openapi.json: run npm run codegen first.`);
  }
}

/** Reads `backends.main` of a `config.json`: its sign-in, and the format of its paths and records. */
async function readStated(file: string | undefined): Promise<Pick<TryOptions, "auth" | "stated">> {
  if (file === undefined) {
    return {};
  }
  try {
    const { main } = toConfig(JSON.parse(await readFile(file, "utf8")), undefined, readFormats).backends;
    const { auth, records, trailingSlash, query } = main;
    const stated = {
      ...(records === undefined ? {} : { records }),
      ...(trailingSlash === undefined ? {} : { trailingSlash }),
      ...(query === undefined ? {} : { query }),
    };
    return { auth, stated };
  } catch (error) {
    throw new UsageError(`--config: ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Throws if the sign-in needs credentials that are missing. A sign-in on another page is reported elsewhere. */
function expectCredentials(form: SignInForm, username: string, password: string): void {
  if (form === "key" && password === "") {
    throw new UsageError("Give the key as --password, or TRY_PASSWORD, or TRY_TOKEN.");
  }
  if ((form === "basic" || form === "password") && (username === "" || password === "")) {
    throw new UsageError("Give --username and --password, or TRY_USERNAME and TRY_PASSWORD, or TRY_TOKEN.");
  }
}

async function run(url: string, flags: Flags, named: string | null): Promise<void> {
  const { username = process.env["TRY_USERNAME"] ?? "", password = process.env["TRY_PASSWORD"] ?? "" } = flags;
  const misuse = findMisuse(url, flags);
  if (misuse !== null) {
    throw new UsageError(misuse);
  }
  const stated = await readStated(flags.config);
  const token = process.env["TRY_TOKEN"] || undefined;
  const product = findProduct(named);
  const code = await loadProductCode(product);
  try {
    if (token === undefined) {
      expectCredentials(code.adapter?.form ?? toSignInForm(stated), username, password);
    }
    const options = toOptions(url, flags, code);
    const document = toDocument(await readDocument(product));
    const signal = stopOnSignal(flags.write === true);
    const report = await tryBackend({ ...options, ...stated, username, password, token, document, signal });
    const text = flags.json === true ? JSON.stringify(report, null, 2) : toText(report);
    await new Promise((resolve) => process.stdout.write(`${text}\n`, resolve));
    process.exitCode = report.exitCode;
  } finally {
    await code.close();
  }
}

/** Ctrl-C deletes the records that the tests have made, before it ends the command. A second one ends it at once. */
function stopOnSignal(writes: boolean): AbortSignal {
  const stop = new AbortController();
  const handle = (): void => {
    if (!writes || stop.signal.aborted) {
      process.exit(130);
    }
    console.error("Deleting the records of the tests, then ending. Ctrl-C ends at once.");
    stop.abort(new Error("stopped"));
  };
  process.on("SIGINT", handle).on("SIGTERM", handle);
  return stop.signal;
}

function toOptions(url: string, flags: Flags, { adapter, idNames }: ProductCode) {
  const { authenticate, refresh, logout, timeout } = flags;
  return {
    url: url.replace(/\/+$/, ""),
    adapter,
    idNames,
    paths: { authenticate, refresh, logout },
    write: flags.write === true,
    timeoutMs: Number(timeout) * 1000,
  };
}

const createCommand = (product: string | null) =>
  new Command("try-backend")
    .description("Tests an existing backend: reports what the console can do with it, and prints a config.json.")
    .argument("<url>", "where its paths begin: https://backend.example/api")
    .option("--username <name>", "who signs in (or TRY_USERNAME)")
    .option("--password <password>", "(or TRY_PASSWORD, which no list of processes shows)")
    .option("--authenticate <path>", "the call that signs in", "/authentication")
    .option("--refresh <path>", "the call that renews", "/refresh-token")
    .option("--logout <path>", "the call that signs out", "/logout")
    .option("--config <file>", "a config.json whose backends.main describes the sign-in, paths and records")
    .option("--timeout <seconds>", "how long a call may take", "30")
    .option("--write", "make, change and delete a record of each entity too, and renew the session")
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
    exitWithMessage(error);
  }
}
// Code of the product may have started timers, which would keep this process alive.
process.exit();
