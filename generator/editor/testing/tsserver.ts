import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";

/** A message of the TypeScript server. */
interface ServerMessage {
  readonly type: "event" | "response";
  readonly event?: string;
  readonly body?: unknown;
}

/** A diagnostic as the server sends it. Line and offset start at 1. */
export interface ServerDiagnostic {
  readonly start: { readonly line: number; readonly offset: number };
  readonly end: { readonly line: number; readonly offset: number };
  readonly text: string;
  readonly source?: string;
}

interface SemanticBody {
  readonly file: string;
  readonly diagnostics: readonly ServerDiagnostic[];
}

/** As VS Code starts it. */
const EDITOR_OPTIONS = ["--disableAutomaticTypingAcquisition", "--noGetErrOnBackgroundUpdate"];

/** A real TypeScript server, spoken to as an editor does. */
export class TsServer {
  private readonly child: ChildProcess;
  private readonly listeners = new Set<(message: ServerMessage) => void>();
  private seq = 0;

  /** Starts the TypeScript that is installed in a folder. */
  constructor(folder: string, options: readonly string[] = []) {
    const program = createRequire(path.join(folder, "package.json")).resolve("typescript/lib/tsserver.js");
    this.child = spawn(process.execPath, [program, ...EDITOR_OPTIONS, ...options], {
      cwd: folder,
      stdio: ["pipe", "pipe", "inherit"],
    });
    if (this.child.stdout !== null) {
      createInterface({ input: this.child.stdout }).on("line", (line) => this.receive(line));
    }
  }

  /** Opens a file with this text, which need not be saved. */
  open(file: string, text: string): void {
    this.send("open", { file, fileContent: text });
  }

  /** Replaces the text of an open file. */
  change(file: string, text: string): void {
    this.send("updateOpen", {
      changedFiles: [
        {
          fileName: file,
          textChanges: [{ start: { line: 1, offset: 1 }, end: { line: 100_000, offset: 1 }, newText: text }],
        },
      ],
    });
  }

  /** Types one character at a place. */
  type(file: string, line: number, offset: number): void {
    this.send("change", { file, line, offset, endLine: line, endOffset: offset, insertString: "x" });
  }

  /** Asks for the diagnostics of a file, as an editor does after each change. */
  async diagnostics(file: string): Promise<readonly ServerDiagnostic[]> {
    const found = this.next((message) => isSemanticOf(message, file));
    this.send("geterr", { files: [file], delay: 0 });
    return ((await found).body as SemanticBody).diagnostics;
  }

  /** Waits until the server asks the editor to ask again, as after a check in the background. */
  async refreshed(): Promise<void> {
    await this.next(({ event }) => event === "projectsUpdatedInBackground");
  }

  close(): void {
    this.child.kill();
  }

  private receive(line: string): void {
    if (line.startsWith("{")) {
      const message = JSON.parse(line) as ServerMessage;
      for (const listener of [...this.listeners]) {
        listener(message);
      }
    }
  }

  private next(isWanted: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve) => {
      const listener = (message: ServerMessage) => {
        if (isWanted(message)) {
          this.listeners.delete(listener);
          resolve(message);
        }
      };
      this.listeners.add(listener);
    });
  }

  private send(command: string, args: object): void {
    this.seq += 1;
    this.child.stdin?.write(`${JSON.stringify({ seq: this.seq, type: "request", command, arguments: args })}\n`);
  }
}

function isSemanticOf({ event, body }: ServerMessage, file: string): boolean {
  return event === "semanticDiag" && (body as SemanticBody).file === file;
}
