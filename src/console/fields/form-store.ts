import type { FieldProblem } from "../../contract/problem.ts";
import { isSameData } from "../lib/same-data.ts";
import { isWithin, toFieldPath } from "./field-path.ts";

export interface FormData {
  readonly [field: string]: unknown;
}

/** What is wrong, by field path; one problem a field. */
export type Problems = ReadonlyMap<string, FieldProblem>;

/** What an open form knows beside what the form library keeps: who was touched, what is wrong, what is unsaved. */
export class FormStore {
  #data: FormData;
  #saved: FormData;
  #client: Problems = new Map();
  #server: Problems = new Map();
  readonly #check: (data: FormData) => Problems;
  readonly #touched = new Set<string>();
  readonly #pending = new Map<string, () => void>();
  readonly #listeners = new Set<() => void>();

  constructor(data: FormData, check: (data: FormData) => Problems) {
    this.#data = data;
    this.#saved = data;
    this.#check = check;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getData = (): FormData => this.#data;

  /** The problem to show at a field: the backend's last word, else ours once the field was left. */
  problemAt(path: string): FieldProblem | undefined {
    return this.#server.get(path) ?? (this.#touched.has(path) ? this.#client.get(path) : undefined);
  }

  /** Problems of the backend, whether or not a field can show them. */
  readonly getServerProblems = (): Problems => this.#server;

  readonly isDirty = (): boolean => this.#pending.size > 0 || !isSameData(this.#data, this.#saved);

  /** Takes over data that the form library reports; `path` is the field that changed. */
  change(data: FormData, path: string): void {
    const wasArray = Array.isArray(valueAt(data, path));
    this.#data = data;
    this.#pending.delete(path);
    this.#server = new Map([...this.#server].filter(([at]) => !isWithin(at, path) && !isWithin(path, at)));
    if (wasArray) {
      // Rows may have moved: what was said of row 2 would now stand at another one.
      this.#forgetInside(path);
    }
    this.#recheck();
  }

  touch(path: string): void {
    this.#touched.add(path);
    this.#recheck();
  }

  /** A control that holds text it has not told the form yet; `flush` tells it. */
  holdPending(path: string, flush: () => void): void {
    const isNew = !this.#pending.has(path);
    this.#pending.set(path, flush);
    if (isNew) {
      this.#notify();
    }
  }

  dropPending(path: string): void {
    if (this.#pending.delete(path)) {
      this.#notify();
    }
  }

  flushPending(): void {
    for (const flush of [...this.#pending.values()]) {
      flush();
    }
  }

  /** Checks everything and shows what is wrong; true where nothing is. */
  checkAll(): boolean {
    this.#server = new Map();
    this.#client = this.#check(this.#data);
    for (const path of this.#client.keys()) {
      this.#touched.add(path);
    }
    this.#notify();
    return this.#client.size === 0;
  }

  /** Shows what the backend refused, at its fields. */
  showServerProblems(details: readonly FieldProblem[]): void {
    const problems = new Map<string, FieldProblem>();
    for (const detail of details) {
      const path = toFieldPath(detail.path);
      if (!problems.has(path)) {
        problems.set(path, detail);
      }
    }
    this.#server = problems;
    this.#notify();
  }

  markSaved(): void {
    this.#saved = this.#data;
    this.#pending.clear();
    this.#notify();
  }

  #forgetInside(path: string): void {
    for (const touched of this.#touched) {
      if (touched !== path && isWithin(touched, path)) {
        this.#touched.delete(touched);
      }
    }
  }

  #recheck(): void {
    if (this.#touched.size > 0) {
      this.#client = this.#check(this.#data);
    }
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) {
      listener();
    }
  }
}

/** The value at `planPayments.1.price`. */
export function valueAt(data: unknown, path: string): unknown {
  if (path === "") {
    return data;
  }
  let value = data;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null) {
      return undefined;
    }
    value = Reflect.get(value, key);
  }
  return value;
}
