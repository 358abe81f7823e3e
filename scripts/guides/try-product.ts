import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { findFreePort } from "../../src/backend/testing/free-port.ts";

/** Calls the started product as a staff user; returns the parsed body. */
function signedIn(address: string, authorization: string) {
  return async (method: string, url: string, body?: object) => {
    const headers = { authorization, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const answer = await fetch(`${address}/api${url}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(`${method} ${url}: ${answer.status} ${text}`);
    }
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  };
}

/** Calls a started product. */
export type Call = ReturnType<typeof signedIn>;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface Attempt {
  readonly folder: string;
  /** The command that starts the product. */
  readonly command: string;
  /** By default, those that the command prints. */
  readonly credentials?: Credentials;
}

/** Waits for the console's page: the development server may start after the backend. */
async function expectConsole(address: string, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const page = await fetch(address).catch(() => null);
    if (page !== null) {
      if (!page.ok || !(await page.text()).includes('<div id="app">')) {
        throw new Error(`${address} answers ${page.status} instead of the console`);
      }
      return;
    }
    await setTimeout(100);
  }
  throw new Error(`${address} ended before it served the console`);
}

/** Starts a product, and calls it as its administrator. */
export async function tryProduct(
  { folder, command, credentials }: Attempt,
  use: (call: Call) => Promise<void>,
): Promise<void> {
  const port = await findFreePort();
  const [program = "", ...words] = command.split(" ");
  const child = spawn(program, words, {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: String(port), BACKEND_PORT: String(await findFreePort()) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const shown = await new Promise<string>((resolve, reject) => {
      let text = "";
      child.stdout.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        if ((credentials !== undefined || /password/i.test(text)) && text.includes(`:${port}`)) {
          resolve(text);
        }
      });
      child.on("close", () => reject(new Error(`${command} ended:\n${text}`)));
    });
    console.log(shown);
    const { username, password } = credentials ?? readCredentials(shown);
    const address = `http://127.0.0.1:${port}`;
    await expectConsole(address, () => child.exitCode === null && child.signalCode === null);
    const basic = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
    const { accessToken } = await signedIn(address, basic)("POST", "/authentication");
    await use(signedIn(address, `Bearer ${accessToken as string}`));
  } finally {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once("close", resolve));
      process.kill(-(child.pid ?? 0), "SIGTERM");
      await ended;
    }
  }
}

function readCredentials(shown: string): Credentials {
  const [, username = "", password = ""] = /(\S+@\S+)\s[^\n]*?password\s+(\S+)/i.exec(shown) ?? [];
  return { username, password };
}
