import { type ChildProcess, spawn } from "node:child_process";
import { demoCredentials } from "../config/demo-credentials.ts";
import { toBasic } from "./basic-header.ts";

/** Entry of the test product, relative to the project's root. */
export const testProductMain = "testing/fixture/src/backend/main.ts";

const ROOT = new URL("../../../", import.meta.url).pathname;
const ADDRESS = /The console: (http:\/\/\S+)/;

/** A backend in its own process, which can be killed. */
export interface BackendProcess {
  readonly url: string;
  readonly output: () => string;
  readonly process: ChildProcess;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts a product's entry, or a script with arguments, and resolves once it listens. `root`: of another checkout. */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  main: string | readonly string[] = testProductMain,
  root = ROOT,
): Promise<BackendProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", ...[main].flat()], {
    cwd: root,
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      MAX_EVENT_LOOP_DELAY_MS: "0",
      DATA_DURABILITY: "relaxed",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | string>((resolve) => {
    child.once("exit", (code, signal) => resolve(code ?? signal ?? "unknown"));
  });
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = ADDRESS.exec(output) ?? [];
      if (found !== undefined) {
        resolve(found);
      }
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void ended.then((code) => reject(new Error(`The backend ended (${code}): ${output}`)));
  });
  return { url, output: () => output, process: child, ended };
}

/** Signs in and returns an access token; by default of the demo administrator. */
export async function signInAt(
  url: string,
  credentials: { readonly username: string; readonly password: string } = demoCredentials,
): Promise<string> {
  const headers = { authorization: toBasic(credentials.username, credentials.password) };
  const answer = await fetch(`${url}/api/authentication`, { method: "POST", headers });
  if (!answer.ok) {
    throw new Error(`Sign-in failed at ${url}: ${answer.status} ${await answer.text()}`);
  }
  return ((await answer.json()) as { accessToken: string }).accessToken;
}
