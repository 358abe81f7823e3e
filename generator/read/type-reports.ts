import type ts from "typescript";
import type { Diagnostic, DiagnosticText } from "../diagnostics/diagnostic.ts";
import { locationOf } from "./schema-program.ts";
import { originOf } from "./type-origins.ts";
import { pathOfType } from "./type-paths.ts";

/** Collects the mistakes in computed types. They are reported at the type of the spec that leads to them. */
export class TypeReports {
  readonly diagnostics: Diagnostic[] = [];
  readonly #reported = new Set<string>();
  readonly #places: ts.Node[] = [];
  readonly #names: string[] = [];

  /** Runs a step for a node of the spec; nodes of imported files are reported at the node before. */
  at<T>(node: ts.Node, run: () => T): T {
    if (originOf(node) !== "spec") {
      return run();
    }
    this.#places.push(node);
    const names = this.#names.splice(0);
    try {
      return run();
    } finally {
      this.#places.pop();
      this.#names.push(...names);
    }
  }

  /** Runs a step for a property of a computed type, which messages name. */
  within<T>(name: string, run: () => T): T {
    this.#names.push(name);
    try {
      return run();
    } finally {
      this.#names.pop();
    }
  }

  /** Whether there is a mistake in the current field. */
  isReported(): boolean {
    return this.#reported.has(this.#key());
  }

  #key(): string {
    const node = this.#places.at(-1);
    return `${node?.getSourceFile().fileName}:${node?.getStart()}:${this.#names[0] ?? ""}`;
  }

  /** Adds a mistake. Only the first one of a field is reported: others are often consequences of it. */
  add({ message, hint }: DiagnosticText): void {
    const node = this.#places.at(-1);
    if (node === undefined || this.isReported()) {
      return;
    }
    this.#reported.add(this.#key());
    const within = this.#names.length === 0 ? "" : `in "${this.#names.join(".")}": `;
    const at = locationOf(node.getSourceFile(), node.getStart());
    this.diagnostics.push({ at, path: pathOfType(node), message: `${within}${message}`, hint });
  }
}
