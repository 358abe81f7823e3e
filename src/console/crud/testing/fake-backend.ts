import type {
  CallOptions,
  EntityRecord,
  ListPage,
  ListQuery,
  Loaded,
  Transport,
  TransportRequest,
} from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { FakeJobs } from "./fake-jobs.ts";
import { queryRows } from "./query-rows.ts";

interface Call {
  readonly method: string;
  readonly path: string;
  readonly id?: string;
  readonly query?: ListQuery;
  readonly body?: unknown;
  readonly etag?: string | null;
}

interface FakeBackendOptions {
  /** Records by the path of their list. */
  readonly tables: { readonly [listPath: string]: readonly object[] };
  /** A bare array has all records; an envelope has a page, sorted and filtered here. */
  readonly shape?: "bare" | "envelope";
  readonly hasEtags?: boolean;
  /** Responses of calls beyond the five operations, by path. */
  readonly answers?: { readonly [path: string]: unknown };
}

/**
 * An in-memory backend with all that the generic screens use.
 *
 * @example
 * const backend = new FakeBackend({ tables: { "/tickets": [{ id: 7, code: "A" }] } });
 */
export class FakeBackend implements Transport {
  readonly calls: Call[] = [];
  /** Jobs of the backend; a test offers them by the ability `jobs`. */
  readonly jobs = new FakeJobs({
    rows: (path) => this.#rows(path),
    store: (path, rows) => void this.#tables.set(tableOf(path), [...rows]),
  });
  readonly #tables = new Map<string, EntityRecord[]>();
  readonly #shape: "bare" | "envelope";
  readonly #hasEtags: boolean;
  readonly #answers: { readonly [path: string]: unknown };
  readonly #gates = new Map<string, Promise<void>>();
  #failure: { readonly failure: ApiError; readonly method: string | null } | null = null;
  #version = 1;

  constructor({ tables, shape = "envelope", hasEtags = true, answers = {} }: FakeBackendOptions) {
    for (const [path, records] of Object.entries(tables)) {
      // A copy: tests do not share records.
      this.#tables.set(path.replace("/all", ""), [...(records as readonly EntityRecord[])]);
    }
    this.#shape = shape;
    this.#hasEtags = hasEtags;
    this.#answers = answers;
  }

  /** Rejects the next call, or the next one of a method. */
  failNext(failure: ApiError, method: string | null = null): void {
    this.#failure = { failure, method };
  }

  /** Responses with the records of a list wait for `gate`, and fail if it rejects. */
  holdRecords(listPath: string, gate: Promise<void>): void {
    this.#gates.set(listPath, gate);
  }

  /** Simulates a save by another user. */
  change(listPath: string, id: string, change: object): void {
    this.#version += 1;
    this.#replace(listPath, id, change);
  }

  sent(method: string): readonly Call[] {
    return this.calls.filter((call) => call.method === method);
  }

  async list<T>(request: TransportRequest, query: ListQuery = {}): Promise<ListPage<T>> {
    this.#note({ method: request.method, path: request.path, query, body: request.body });
    if (Object.hasOwn(this.#answers, request.path)) {
      return { rows: this.#answers[request.path] as T[], total: null };
    }
    if (request.path.includes("/jobs/")) {
      const failures = this.jobs.failures(String(request.params?.["id"]));
      return { rows: failures as T[], total: failures.length };
    }
    await this.#gates.get(tableOf(request.path));
    const all = this.#rows(request.path);
    if (this.#shape === "bare") {
      return { rows: all as T[], total: null };
    }
    const { rows, total } = queryRows(all, query);
    return { rows: rows as T[], total };
  }

  async load<T>(request: TransportRequest): Promise<Loaded<T>> {
    const id = String(request.params?.["id"]);
    this.#note({ method: request.method, path: request.path, id });
    if (request.path.includes("/jobs/")) {
      return { record: this.jobs.read(id) as T, etag: null };
    }
    await this.#gates.get(tableOf(request.path));
    const record = this.#rows(request.path).find((row) => String(row.id) === id);
    if (!record) {
      throw new ApiError({ kind: "http", statusCode: 404, message: "Not found" });
    }
    return { record: record as T, etag: this.#hasEtags ? `"${this.#version}"` : null };
  }

  async send<T>({ method, path, params, body, matching }: TransportRequest, options: CallOptions = {}): Promise<T> {
    const id = params ? String(params["id"]) : "";
    this.#note({ method, path, id, body, etag: options.etag ?? null });
    if (Object.hasOwn(this.#answers, path)) {
      return this.#answers[path] as T;
    }
    if (path.includes("/jobs")) {
      return this.jobs.send({ path, id, body, matching }) as T;
    }
    if (method === "POST" && !params) {
      const made = { ...(body as object), id: "made" };
      this.#rows(path).push(made);
      return made as T;
    }
    if (method === "PUT") {
      if (options.etag && options.etag !== `"${this.#version}"`) {
        throw new ApiError({ kind: "http", statusCode: 412, message: "Changed meanwhile" });
      }
      this.#replace(path, id, body as object);
    }
    if (method === "DELETE") {
      this.#tables.set(
        tableOf(path),
        this.#rows(path).filter((row) => row.id !== id),
      );
    }
    return undefined as T;
  }

  #note(call: Call): void {
    this.calls.push(call);
    const next = this.#failure;
    if (next && (next.method === null || next.method === call.method)) {
      this.#failure = null;
      throw next.failure;
    }
  }

  #rows(path: string): EntityRecord[] {
    return this.#tables.get(tableOf(path)) ?? [];
  }

  #replace(path: string, id: string, change: object): void {
    const rows = this.#rows(path).map((row) => (row.id === id ? { ...row, ...change } : row));
    this.#tables.set(tableOf(path), rows);
  }
}

function tableOf(path: string): string {
  return `/${path.split("/")[1]}`;
}
