import type { Job, JobFailure, JobState, JobWork, NewJob } from "../../../contract/jobs.ts";
import type { EntityRecord, ListQuery } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { queryRows } from "./query-rows.ts";

interface Tables {
  rows(path: string): readonly EntityRecord[];
  store(path: string, rows: readonly EntityRecord[]): void;
}

interface FakeJob {
  readonly id: string;
  readonly path: string;
  readonly asked: NewJob;
  readonly chosen: readonly EntityRecord[];
  readonly failures: JobFailure[];
  readonly written: { readonly before: EntityRecord; readonly after: EntityRecord | null }[];
  work: JobWork;
  state: JobState;
  done: number;
}

interface JobCall {
  readonly path: string;
  readonly id: string;
  readonly body?: unknown;
  readonly matching?: ListQuery | undefined;
}

const missing = () => new ApiError({ kind: "http", statusCode: 404, message: "Not found" });

/** Jobs of a fake backend. Each request of a running job's state does the next part of it. */
export class FakeJobs {
  /** Number of records of each part. */
  step = Number.POSITIVE_INFINITY;
  /** Ids of records that cannot be written, with the reason. */
  readonly refused = new Map<string, string>();
  /** Deleted records, which jobs restore. Null: the backend's jobs restore none. */
  deleted: readonly EntityRecord[] | null = null;
  readonly #tables: Tables;
  readonly #jobs = new Map<string, FakeJob>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  send({ path, id, body, matching }: JobCall): Job {
    if (id === "") {
      return toJob(this.#open(path, body as NewJob, matching ?? {}));
    }
    const job = this.#find(id);
    if (path.endsWith("/start")) {
      job.work = (body ?? {}) as JobWork;
      job.state = "running";
    } else if (job.state === "running") {
      job.state = "cancelled";
    }
    return toJob(job);
  }

  read(id: string): Job {
    const job = this.#find(id);
    if (job.state === "running") {
      const next = job.chosen.slice(job.done, job.done + this.step);
      for (const record of next) {
        this.#write(job, record);
      }
      job.done += next.length;
      job.state = job.done === job.chosen.length ? "done" : "running";
    }
    return toJob(job);
  }

  failures(id: string): readonly JobFailure[] {
    return this.#find(id).failures;
  }

  #find(id: string): FakeJob {
    const job = this.#jobs.get(id);
    if (job === undefined) {
      throw missing();
    }
    return job;
  }

  #open(path: string, asked: NewJob, query: ListQuery): FakeJob {
    const other = asked.kind === "undo" ? this.#find(asked.undoes ?? "") : null;
    if (asked.kind === "restore" && this.deleted === null) {
      throw new ApiError({ kind: "http", statusCode: 405, message: "Not offered" });
    }
    const rows = asked.kind === "restore" ? (this.deleted ?? []) : this.#tables.rows(path);
    const matching = () => queryRows(rows, { ...query, page: 1, pageSize: 1_000_000 }).rows;
    const except = (asked.except ?? []).map(String);
    const job: FakeJob = {
      id: `job${this.#jobs.size + 1}`,
      path,
      asked,
      chosen: other
        ? other.written.map(({ before, after }) => after ?? before)
        : matching().filter((row) => !except.includes(String(row.id))),
      failures: [],
      written: [],
      work: asked,
      state: asked.draft === true ? "draft" : "running",
      done: 0,
    };
    this.#jobs.set(job.id, job);
    return job;
  }

  #write(job: FakeJob, chosen: EntityRecord): void {
    const { path, asked, work } = job;
    const rows = this.#tables.rows(path);
    const now = rows.find(({ id }) => id === chosen.id);
    const fail = (failure: Pick<JobFailure, "status" | "problem">) =>
      void job.failures.push({ recordId: chosen.id, title: String(chosen["name"] ?? chosen.id), ...failure });
    const reason = this.refused.get(String(chosen.id));
    if (reason !== undefined) {
      fail({ status: "refused", problem: { statusCode: 409, message: reason, details: [] } });
    } else if (asked.kind === "restore") {
      this.#tables.store(path, [...rows, chosen]);
      job.written.push({ before: chosen, after: null });
    } else if (asked.kind === "undo") {
      this.#restore(job, chosen, now);
      job.written.push({ before: chosen, after: null });
    } else if (now !== chosen) {
      fail({ status: "conflicting", problem: null });
    } else {
      const after = asked.kind === "delete" ? null : { ...now, ...work.set };
      this.#tables.store(path, rows.flatMap((row) => (row === now ? (after ?? []) : row)) as EntityRecord[]);
      job.written.push({ before: now, after });
    }
  }

  #restore({ path, asked }: FakeJob, chosen: EntityRecord, now: EntityRecord | undefined): void {
    const { undoes = "" } = asked;
    const before = this.#find(undoes).written.find((each) => each.before.id === chosen.id)?.before ?? chosen;
    const rows = this.#tables.rows(path);
    this.#tables.store(path, now ? rows.map((row) => (row === now ? before : row)) : [...rows, before]);
  }
}

function toJob({ id, asked, state, chosen, done, failures, written }: FakeJob): Job {
  const { kind } = asked;
  const none = { changed: 0, unchanged: 0, deleted: 0, restored: 0, executed: 0, refused: 0, conflicting: 0 };
  const by = {
    change: "changed",
    delete: "deleted",
    undo: "restored",
    restore: "restored",
    action: "executed",
  } as const;
  const isEnded = !["draft", "waiting", "running"].includes(state);
  return {
    id,
    kind,
    action: asked.action ?? null,
    undoes: asked.undoes ?? null,
    state,
    reason: null,
    total: chosen.length,
    done,
    counts: { ...none, [by[kind]]: written.length },
    failed: failures.length,
    canUndo: isEnded && (kind === "change" || kind === "delete") && written.length > 0,
    username: "ana",
    createdAt: "2030-01-02T10:00:00.000Z",
    startedAt: null,
    endedAt: null,
  };
}
