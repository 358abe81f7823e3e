import type { Job, JobFailure, JobWork, NewJob } from "../../contract/jobs.ts";
import { toJobNames } from "../../contract/jobs.ts";
import type { Client } from "../../contract/register.ts";
import type { CallOptions, ListPage, ListQuery, Transport, TransportRequest } from "../../contract/transport.ts";
import { fromWireProblems } from "../../contract/wire-names.ts";
import { entityClient } from "./entity-client.ts";

/** Key of a job's state. */
export function jobKey(entity: string, id: string): readonly unknown[] {
  return [entity, "job", id];
}

/** Whether nothing more happens to a job. */
export function isEnded({ state }: Pick<Job, "state">): boolean {
  return state === "done" || state === "cancelled" || state === "failed";
}

/** The request of an entity's list, from its generated client. Null if the entity has no list. */
function listRequestOf(createClient: (transport: Transport) => Client, entity: string): TransportRequest | null {
  let found: TransportRequest | null = null;
  const answer = async () => undefined as never;
  const list = async (request: TransportRequest) => {
    found = request;
    return { rows: [], total: 0 };
  };
  void entityClient(createClient({ send: answer, load: answer, list }), entity).list?.();
  return found;
}

/** Calls of a backend with jobs (`abilities.jobs`) for one entity. Null if the entity has no list. */
export function createJobCalls(
  transport: Transport,
  createClient: (transport: Transport) => Client,
  entity: string,
): JobCalls | null {
  const list = listRequestOf(createClient, entity);
  if (list === null) {
    return null;
  }
  const path = list.path.replace(/(\/?)$/, "/jobs$1");
  const table = list.wire?.record;
  const wire = table === undefined ? {} : { wire: { ...toJobNames(table), record: table } };
  const of = (id: string, call = "") => ({ path: `${path}/{id}${call}`, params: { id } });
  return {
    open: (body, matching, options) =>
      transport.send<Job>({ method: "POST", path, body, matching, ...wire }, options ?? {}),
    start: (id, body) => transport.send<Job>({ method: "POST", ...of(id, "/start"), body, ...wire }),
    read: async (id) => (await transport.load<Job>({ method: "GET", ...of(id) })).record,
    cancel: (id) => transport.send<Job>({ method: "POST", ...of(id, "/cancel") }),
    failures: async (id, page, pageSize) => {
      const found = await transport.list<JobFailure>({ method: "GET", ...of(id, "/failures") }, { page, pageSize });
      const withNames = ({ problem, ...failure }: JobFailure): JobFailure => ({
        ...failure,
        problem: problem && { ...problem, details: fromWireProblems(problem.details, table) },
      });
      return { ...found, rows: found.rows.map(withNames) };
    },
  };
}

export interface JobCalls {
  open(job: NewJob, matching: ListQuery, options?: CallOptions): Promise<Job>;
  /** Starts a draft. */
  start(id: string, work: JobWork): Promise<Job>;
  read(id: string): Promise<Job>;
  cancel(id: string): Promise<Job>;
  failures(id: string, page: number, pageSize: number): Promise<ListPage<JobFailure>>;
}
