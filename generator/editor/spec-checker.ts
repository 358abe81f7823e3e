import path from "node:path";
import { Worker } from "node:worker_threads";
import type { SchemaFile } from "../read/schema-files.ts";
import type { SpecDiagnostics } from "./spec-diagnostics.ts";
import type { Answer, Question } from "./worker.ts";

/** Debounce of checks, in ms. */
const REST_MS = 400;

type Listener = (found: SpecDiagnostics) => void;

/** One thread for all projects of a server. */
let thread: Worker | null = null;
let lastId = 0;
const listeners = new Map<number, Listener>();

/** Checks one product in the thread. At most one check runs; later questions replace the waiting one. */
export class SpecChecker {
  private timer: NodeJS.Timeout | undefined;
  private waiting: readonly SchemaFile[] | null = null;
  private isRunning = false;
  private readonly root: string;
  private readonly onFound: Listener;

  constructor(root: string, onFound: Listener) {
    this.root = root;
    this.onFound = onFound;
  }

  /** Checks the spec with these texts, a moment after the last call. */
  check(open: readonly SchemaFile[]): void {
    this.waiting = open;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), REST_MS);
  }

  private start(): void {
    const open = this.waiting;
    if (open === null || this.isRunning) {
      return;
    }
    this.waiting = null;
    this.isRunning = true;
    ask(this.root, open, (found) => {
      this.isRunning = false;
      this.onFound(found);
      this.start();
    });
  }
}

function ask(root: string, open: readonly SchemaFile[], onFound: Listener): void {
  lastId += 1;
  listeners.set(lastId, onFound);
  try {
    thread ??= startThread();
    thread.postMessage({ id: lastId, root, open } satisfies Question);
  } catch (error) {
    failAll(error);
  }
}

function startThread(): Worker {
  // In the framework's repository, the generator is TypeScript.
  const file = path.join(__dirname, __filename.endsWith(".ts") ? "source-worker.cjs" : "worker.js");
  const started = new Worker(file, { execArgv: [], stdout: true, stderr: true });
  started.on("message", ({ id, ...found }: Answer) => settle(id, found));
  started.on("error", failAll);
  started.on("exit", (code) => failAll(new Error(`its thread ended with code ${code}`)));
  // The server ends without waiting for it.
  started.unref();
  return started;
}

function settle(id: number, found: SpecDiagnostics): void {
  const listener = listeners.get(id);
  listeners.delete(id);
  listener?.(found);
}

/** The next check starts another thread. */
function failAll(error: unknown): void {
  thread = null;
  const found = { files: {}, everywhere: `The generator could not check the spec: ${String(error)}` };
  for (const id of [...listeners.keys()]) {
    settle(id, found);
  }
}
