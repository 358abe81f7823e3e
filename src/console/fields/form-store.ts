import type { FieldProblem } from "../../contract/problem.ts";
import { isSameData } from "../lib/same-data.ts";
import { createSignal } from "../lib/signal.ts";
import { ChosenRecords } from "./chosen-records.ts";
import { isWithin, toFieldPath, valueAt, withValueAt } from "./field-path.ts";
import { MountedFields } from "./mounted-fields.ts";

/** The values of a form by field. */
export type FormData = { readonly [field: string]: unknown };

/** Problems by field path, at most one per field. */
export type Problems = ReadonlyMap<string, FieldProblem>;

interface FormStoreParts {
  readonly loaded: FormData;
  readonly opened: FormData;
  readonly check: (data: FormData) => Problems;
}

const NO_PROBLEMS: Problems = new Map();

/** Fields to process after the pointer is released. */
type Hold = { readonly [What in "touched" | "changed"]: Set<string> };

/** State of an open form: data, touched fields, problems and unsaved changes. */
export class FormStore {
  #data: FormData;
  #saved: FormData;
  #client: Problems = NO_PROBLEMS;
  #server: Problems = NO_PROBLEMS;
  readonly #check: (data: FormData) => Problems;
  readonly #touched = new Set<string>();
  readonly #pending = new Map<string, () => void>();
  readonly #changed = createSignal();
  /** Handlers that run in order before a save. A handler that resolves to false cancels the save and reports why. */
  readonly beforeSave = new Set<() => Promise<boolean>>();
  /** Handlers that receive the saved data. */
  readonly afterSave = new Set<(saved: FormData) => void>();
  readonly chosen = new ChosenRecords();
  /** Mounted fields, which show their own problems. */
  readonly mounted = new MountedFields();
  #others: Problems = NO_PROBLEMS;
  #shown: Problems = NO_PROBLEMS;
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

  /** Sets a problem that only the control can detect, such as a mismatched confirmation. Null clears it. */
  setControlProblem(path: string, problem: FieldProblem | null): void {
    if (problem !== null) {
      this.#ofControls.set(path, problem);
      this.#recheck();
    } else if (this.#ofControls.delete(path)) {
      this.#recheck();
    }
  }

  readonly subscribe = this.#changed.subscribe;

  readonly getData = (): FormData => this.#data;

  /** The problem to show at a field: the backend's, else the client's once the field is touched. */
  problemAt(path: string): FieldProblem | undefined {
    return this.#server.get(path) ?? (this.#touched.has(path) ? this.#client.get(path) : undefined);
  }

  /** All visible problems. Returns the same map until they change. */
  readonly getShownProblems = (): Problems => this.#shown;

  /** Problems of fields that are not mounted. */
  readonly getOtherProblems = (): Problems => this.#others;

  /** Marks a field that the form focused itself. Leaving it unchanged does not count as touched. */
  focusFirst(path: string): void {
    this.#unheard = path;
  }

  /** On pointer down. Problems are deferred until release, because they would shift the layout under the click. */
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

  /** The record as the backend returned it, or the defaults of a new one. */
  get loaded(): FormData {
    return this.#loaded;
  }

  /** The data at opening or at the last save. */
  get saved(): FormData {
    return this.#saved;
  }

  /** Fields that differ from the saved data, including pending text. */
  changedFields(): readonly string[] {
    const fields = Object.keys({ ...this.#saved, ...this.#data });
    const typed = [...this.#pending.keys()].map((path) => path.split(".")[0] ?? "");
    return fields.filter((field) => typed.includes(field) || !isSameData(this.#data[field], this.#saved[field]));
  }

  /** Replaces a partial record by the complete one. User changes are kept. */
  arrive({ loaded, opened }: Omit<FormStoreParts, "check">): void {
    const changed = Object.fromEntries(this.changedFields().map((field) => [field, this.#data[field]]));
    this.#loaded = loaded;
    this.#saved = opened;
    this.#data = { ...opened, ...changed };
    this.#recheck();
  }

  readonly isDirty = (): boolean => this.#pending.size > 0 || !isSameData(this.#data, this.#saved);

  set(path: string, value: unknown): void {
    this.change(withValueAt(this.#data, path, value), path);
  }

  /** Replaces the data. `path` is the changed field. */
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
      // Rows may have moved, so their touched state and problems no longer match their index.
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

  /** Touches a field and all of its parts that have problems, for a control that edits them as a whole. */
  touchWithin(path: string): void {
    this.touch(path);
    for (const each of [...this.#client.keys()].filter((at) => at !== path && isWithin(at, path))) {
      this.touch(each);
    }
  }

  /** Registers text that a control has not committed yet. `flush` commits it. */
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

  /** Validates all fields and shows every problem. Returns true if the form is valid. */
  checkAll(): boolean {
    [this.#hold, this.#server, this.#client] = [null, NO_PROBLEMS, this.#check(this.#data)];
    for (const path of this.#client.keys()) {
      this.#touched.add(path);
    }
    this.#notify();
    return this.#client.size === 0;
  }

  /** Shows validation errors from the backend at their fields. */
  showServerProblems(details: readonly FieldProblem[]): void {
    const all = details.map((detail) => [toFieldPath(detail.path), detail] as const);
    // The first problem of a field wins: a Map keeps the value that is set last.
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
    const all = [...[...this.#client].filter(([path]) => this.#touched.has(path)), ...this.#server];
    this.#shown = all.length === 0 ? NO_PROBLEMS : new Map(all);
    const others = all.filter(([path]) => !this.mounted.has(path));
    this.#others = others.length === 0 ? NO_PROBLEMS : new Map(others);
    this.#changed.emit();
  }
}
