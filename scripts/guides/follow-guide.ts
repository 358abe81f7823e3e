import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findFreePort } from "../../src/backend/testing/free-port.ts";
import { runStep } from "../test-runs/run-step.ts";
import { copyRepository } from "./copy-repository.ts";
import { readCodeBlocks } from "./guide.ts";

/*
 * `npm run follow-guide`: follows docs/adopting.md in a copy of the repository. It runs each `sh` line and writes each
 * block whose first line is a path. At the end it starts the product and calls the action of its new entity.
 */

const START = /^npm start -- /;

/** A step of the guide: a command, or a file with its text. */
type Instruction = { readonly command: string } | { readonly file: string; readonly text: string };

function readGuide(): readonly Instruction[] {
  return readCodeBlocks("docs/adopting.md").flatMap(({ language, text }): Instruction[] => {
    if (language === "sh") {
      return text
        .trim()
        .split("\n")
        .map((command) => ({ command }));
    }
    const [opening = "", file = ""] = /^\/\/ (\S+)\n/.exec(text) ?? [];
    return file === "" ? [] : [{ file, text: text.slice(opening.length) }];
  });
}

const copy = copyRepository("follow-guide");

async function follow(instruction: Instruction): Promise<void> {
  if ("file" in instruction) {
    mkdirSync(path.dirname(path.join(copy, instruction.file)), { recursive: true });
    writeFileSync(path.join(copy, instruction.file), instruction.text);
  } else if (!START.test(instruction.command)) {
    const { ok } = await runStep({ name: "the guide", command: `cd "${copy}" && ${instruction.command}` });
    if (!ok) {
      throw new Error(`docs/adopting.md says to run what fails: ${instruction.command}`);
    }
  }
}

/** Calls the started product as its demo administrator; returns the parsed body. */
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

/** Starts the product with the guide's command, creates a repair and finishes it. */
async function tryProduct(command: string): Promise<void> {
  const port = await findFreePort();
  const [program = "", ...words] = command.split(" ");
  const child = spawn(program, words, {
    cwd: copy,
    detached: true,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const shown = await new Promise<string>((resolve, reject) => {
      let text = "";
      child.stdout.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        if (/password/i.test(text) && text.includes(`:${port}`)) {
          resolve(text);
        }
      });
      child.on("close", () => reject(new Error(`${command} ended:\n${text}`)));
    });
    console.log(shown);
    const [, name = "", password = ""] = /(\S+@\S+)\s[^\n]*?password\s+(\S+)/i.exec(shown) ?? [];
    const address = `http://127.0.0.1:${port}`;
    const basic = `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
    const { accessToken } = await signedIn(address, basic)("POST", "/authentication");
    const call = signedIn(address, `Bearer ${accessToken as string}`);
    const item = await call("POST", "/items", { name: "Bench", active: true, price: 10 });
    const repair = { title: "Loose leg", itemId: item["id"], state: "inWork", cost: 25, urgent: false };
    const made = await call("POST", "/repairs", { ...repair, reportedOn: "2030-05-06" });
    const done = await call("PUT", `/repairs/${made["id"] as string}/finish`);
    if (done["state"] !== "done") {
      throw new Error(`The repair is ${String(done["state"])}, not done`);
    }
    console.log("made a repair and finished it");
  } finally {
    process.kill(-(child.pid ?? 0), "SIGTERM");
  }
}

try {
  const guide = readGuide();
  for (const instruction of guide) {
    await follow(instruction);
  }
  const start = guide.find((step) => "command" in step && START.test(step.command));
  if (start === undefined || !("command" in start)) {
    throw new Error("docs/adopting.md does not say how to start the product");
  }
  await tryProduct(start.command);
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}
