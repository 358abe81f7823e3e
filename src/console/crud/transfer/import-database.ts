import { importDatabase } from "../../lib/interrupted-import-note.ts";

/** Facts of an interrupted import. */
export interface StoredImport {
  readonly id: string;
  readonly username: string | null;
  readonly entity: string;
  /** Name of the file. */
  readonly file: string;
  /** In ms since 1970. */
  readonly startedAt: number;
  /** The title line of the file. */
  readonly head: readonly (string | number)[];
  /** True if lines in conflict are sent. */
  readonly isOverwriting: boolean;
  /** Number of lines to send. */
  readonly total: number;
  /** Number of records to create and to change. */
  readonly sizes: { readonly created: number; readonly changed: number };
}

/** The browser's database of interrupted imports. All texts are JSON. */
export interface ImportDatabase {
  /** Stores a run with its lines. Either all or nothing is stored. */
  create(run: StoredImport, lines: readonly string[]): Promise<void>;
  /** Adds outcomes of lines. */
  add(id: string, outcomes: { readonly text: string; readonly count: number }): Promise<void>;
  runs(): Promise<readonly StoredImport[]>;
  lines(id: string): Promise<readonly string[]>;
  outcomes(id: string): Promise<readonly string[]>;
  /** Number of lines with an outcome. */
  countDone(id: string): Promise<number>;
  erase(id: string): Promise<void>;
}

const RUNS = "runs";
const LINES = "lines";
const OUTCOMES = "outcomes";
const STORES = [RUNS, LINES, OUTCOMES];

/** Opens the database. Null in browsers or private windows without one: then an import ends with its page. */
export async function openImportDatabase(): Promise<ImportDatabase | null> {
  try {
    return toDatabase(await open());
  } catch {
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(importDatabase(), 1);
  request.onupgradeneeded = () => {
    for (const store of STORES) {
      request.result.createObjectStore(store);
    }
  };
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      const database = request.result;
      // Signing out deletes the database, also in other tabs.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
}

/** Keys of all entries of a run: `[id, …]`. An array sorts after strings and numbers. */
const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function toDatabase(database: IDBDatabase): ImportDatabase {
  const write = (act: (store: (name: string) => IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction(STORES, "readwrite");
    act((name) => transaction.objectStore(name));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  };
  const read = (name: string) => database.transaction(name).objectStore(name);
  return {
    create: (run, lines) =>
      write((store) => {
        store(RUNS).put(run, run.id);
        for (const [at, line] of lines.entries()) {
          store(LINES).put(line, [run.id, at]);
        }
      }),
    add: (id, { text, count }) => {
      const [random] = crypto.getRandomValues(new Uint32Array(1));
      return write((store) => store(OUTCOMES).put(text, [id, performance.now(), random ?? 0, count]));
    },
    runs: () => resultOf(read(RUNS).getAll() as IDBRequest<StoredImport[]>),
    lines: (id) => resultOf(read(LINES).getAll(entriesOf(id)) as IDBRequest<string[]>),
    outcomes: (id) => resultOf(read(OUTCOMES).getAll(entriesOf(id)) as IDBRequest<string[]>),
    countDone: async (id) => {
      const keys = await resultOf(read(OUTCOMES).getAllKeys(entriesOf(id)));
      return keys.reduce<number>((sum, key) => sum + (Array.isArray(key) ? Number(key[3] ?? 0) : 0), 0);
    },
    erase: (id) =>
      write((store) => {
        store(RUNS).delete(id);
        store(LINES).delete(entriesOf(id));
        store(OUTCOMES).delete(entriesOf(id));
      }),
  };
}
