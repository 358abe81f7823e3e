import type { FieldProblem } from "../../contract/problem.ts";
import type { RecordId } from "../../contract/transport.ts";
import type { JsonObject } from "../lib/json-object.ts";
import { isSameData } from "../lib/same-data.ts";
import { isWithin, toFieldPath, valueAt, withValueAt } from "./field-path.ts";
import { MountedFields } from "./mounted-fields.ts";

export interface FormData {
  readonly [field: string]: unknown;
}

/** What is wrong, by field path; one problem a field. */
export type Problems = ReadonlyMap<string, FieldProblem>;

interface FormStoreParts {
  readonly loaded: FormData;
  /** The same as the form edits it. */
  readonly opened: FormData;
  readonly check: (data: FormData) => Problems;
}

const NO_PROBLEMS: Problems = new Map();

/** What is to be said once the pointer is up again. */
type Hold = { readonly [What in "touched" | "changed"]: Set<string> };

/** What an open form knows: its data, who was touched, what is wrong, what is unsaved. */
export class FormStore {
  #data: FormData;
  #saved: FormData;
  #client: Problems = NO_PROBLEMS;
  #server: Problems = NO_PROBLEMS;
  readonly #check: (data: FormData) => Problems;
  readonly #touched = new Set<string>();
  readonly #pending = new Map<string, () => void>();
  readonly #listeners = new Set<() => void>();
  /** Awaited before a save, in their order; one that answers false stops it, having said why. */
  readonly beforeSave = new Set<() => Promise<boolean>>();
  /** Told what was saved. */
  readonly afterSave = new Set<(saved: FormData) => void>();
  readonly #records = new Map<string, JsonObject>();
  /** The fields that show their own problems. */
  readonly mounted = new MountedFields();
  #others: Problems = NO_PROBLEMS;
  readonly #ofControls = new Map<string, FieldProblem>();
  #hold: Hold | null = null;
  #unheard: string | null = null;
  #loaded: FormData;

  constructor({ loaded, opened, check }: FormStoreParts) {
    this.#loaded = loaded;
    this.#data = opened;
    this.#saved = opened;
    this.#check = (data) => new Map([...this.#ofControls, ...check(data)]);
  }

  /** What a control knows to be wrong beyond the record, a confirmation that differs; null where nothing is. */
  setControlProblem(path: string, problem: FieldProblem | null): void {
    if (problem !== null) {
      this.#ofControls.set(path, problem);
      this.#recheck();
    } else if (this.#ofControls.delete(path)) {
      this.#recheck();
    }
  }

  /** Keeps a related record that was chosen here. */
  rememberRecord(entity: string, id: RecordId, record: JsonObject): void {
    this.#records.set(`${entity} ${id}`, record);
  }

  /** A related record that was chosen here; null where it was not. */
  readonly recordOf = (entity: string, id: RecordId): JsonObject | null => this.#records.get(`${entity} ${id}`) ?? null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getData = (): FormData => this.#data;

  /** The problem to show at a field: the backend's last word, else ours once the field was left. */
  problemAt(path: string): FieldProblem | undefined {
    return this.#server.get(path) ?? (this.#touched.has(path) ? this.#client.get(path) : undefined);
  }

  /** Problems that no field of the form is there to show. */
  readonly getOtherProblems = (): Problems => this.#others;

  /** The form itself put the cursor there: to leave that field as it is does not mean that it was filled in. */
  focusFirst(path: string): void {
    this.#unheard = path;
  }

  /** The pointer is down: what there is to say waits until it is up, or it would move the page under the click. */
  hold(): void {
    this.#hold ??= { touched: new Set(), changed: new Set() };
  }

  release(): void {
    const held = this.#hold;
    this.#hold = null;
    if (held && held.touched.size + held.changed.size > 0) {
      for (const path of held.touched) {
        this.#touched.add(path);
      }
      for (const path of held.changed) {
        this.#forgetServerProblems(path);
      }
      this.#recheck();
    }
  }

  /** The record as the backend answered it, or what a new one starts with. */
  get loaded(): FormData {
    return this.#loaded;
  }

  /** What the form was opened with, or saved last. */
  get saved(): FormData {
    return this.#saved;
  }

  /** Names of the fields that differ from what the form was opened with, also by what is still being typed. */
  changedFields(): readonly string[] {
    const fields = Object.keys({ ...this.#saved, ...this.#data });
    const typed = [...this.#pending.keys()].map((path) => path.split(".")[0] ?? "");
    return fields.filter((field) => typed.includes(field) || !isSameData(this.#data[field], this.#saved[field]));
  }

  /** The record is here of which the form knew a part: what the user changed meanwhile stays. */
  arrive({ loaded, opened }: Omit<FormStoreParts, "check">): void {
    const changed = Object.fromEntries(this.changedFields().map((field) => [field, this.#data[field]]));
    this.#loaded = loaded;
    this.#saved = opened;
    this.#data = { ...opened, ...changed };
    this.#recheck();
  }

  readonly isDirty = (): boolean => this.#pending.size > 0 || !isSameData(this.#data, this.#saved);

  /** Another value of a field. */
  set(path: string, value: unknown): void {
    this.change(withValueAt(this.#data, path, value), path);
  }

  /** Takes over other data; `path` is the field that changed. */
  change(data: FormData, path: string): void {
    const wasArray = Array.isArray(valueAt(data, path));
    this.#data = data;
    this.#pending.delete(path);
    this.#unheard = this.#unheard === path ? null : this.#unheard;
    if (this.#hold) {
      this.#hold.changed.add(path);
    } else {
      this.#forgetServerProblems(path);
    }
    if (wasArray) {
      // Rows may have moved: what was said of row 2 would now stand at another one.
      this.#forgetInside(path);
    }
    this.#recheck();
  }

  touch(path: string): void {
    if (this.#unheard === path) {
      this.#unheard = null;
      return;
    }
    if (this.#hold) {
      this.#hold.touched.add(path);
      return;
    }
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
    [this.#hold, this.#server, this.#client] = [null, NO_PROBLEMS, this.#check(this.#data)];
    for (const path of this.#client.keys()) {
      this.#touched.add(path);
    }
    this.#notify();
    return this.#client.size === 0;
  }

  /** Shows what the backend refused, at its fields. */
  showServerProblems(details: readonly FieldProblem[]): void {
    const all = details.map((detail) => [toFieldPath(detail.path), detail] as const);
    // In their order, and of two at one field the first: a map keeps the value that is set last.
    this.#server = new Map([...all, ...all.toReversed()]);
    this.#notify();
  }

  markSaved(): void {
    this.#saved = this.#data;
    this.#pending.clear();
    this.#notify();
  }

  #forgetInside(path: string): void {
    for (const touched of [...this.#touched].filter((each) => each !== path && isWithin(each, path))) {
      this.#touched.delete(touched);
    }
  }

  #forgetServerProblems(path: string): void {
    this.#server = new Map([...this.#server].filter(([at]) => !isWithin(at, path) && !isWithin(path, at)));
  }

  #recheck(): void {
    if (this.#touched.size > 0 && !this.#hold) {
      this.#client = this.#check(this.#data);
    }
    this.#notify();
  }

  #notify(): void {
    const all = [...this.#server, ...[...this.#client].filter(([path]) => this.#touched.has(path))];
    const others = all.filter(([path]) => !this.mounted.has(path));
    this.#others = others.length === 0 ? NO_PROBLEMS : new Map(others);
    for (const listener of this.#listeners) {
      listener();
    }
  }
}
