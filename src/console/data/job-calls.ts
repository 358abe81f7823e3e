import type { Job, JobFailure, JobWork, NewJob } from "../../contract/jobs.ts";
import { toJobNames } from "../../contract/jobs.ts";
import type { Client } from "../../contract/register.ts";
import type {
  CallOptions,
  EntityClient,
  ListPage,
  ListQuery,
  Transport,
  TransportRequest,
} from "../../contract/transport.ts";
import { fromWireProblems, type WireNames } from "../../contract/wire-names.ts";
import { entityClient } from "./entity-client.ts";

/** Key of a job's state. */
export function jobKey(entity: string, id: string): readonly unknown[] {
  return [entity, "job", id];
}

/** Whether nothing more happens to a job. */
export function isEnded({ state }: Pick<Job, "state">): boolean {
  return state === "done" || state === "cancelled" || state === "failed";
}

/** The request of a call of an entity's generated client. Null if the client does not have the call. */
function requestOf(
  createClient: (transport: Transport) => Client,
  entity: string,
  call: (client: EntityClient) => unknown,
): TransportRequest | null {
  let found: TransportRequest | null = null;
  const answer = async (request: TransportRequest) => {
    found = request;
    return undefined as never;
  };
  const list = async (request: TransportRequest) => {
    found = request;
    return { rows: [], total: 0 };
  };
  call(entityClient(createClient({ send: answer, load: answer, list }), entity));
  return found;
}

/** Calls an action without sending it. */
function callAction(client: EntityClient, action: string): void {
  const call: unknown = Reflect.get(client, action);
  if (typeof call === "function") {
    Reflect.apply(call, client, ["", {}, {}]);
  }
}

/** Calls of a backend with jobs (`abilities.jobs`) for one entity. Null if the entity has no list. */
export function createJobCalls(
  transport: Transport,
  createClient: (transport: Transport) => Client,
  entity: string,
): JobCalls | null {
  const list = requestOf(createClient, entity, (client) => client.list?.());
  if (list === null) {
    return null;
  }
  const path = list.path.replace(/(\/?)$/, "/jobs$1");
  const table = list.wire?.record;
  const withNames = (inputs?: WireNames) =>
    table === undefined && inputs === undefined
      ? {}
      : { wire: { ...toJobNames(table, inputs), ...(table === undefined ? {} : { record: table }) } };
  const inputsOf = (action: string | null) =>
    action === null ? undefined : requestOf(createClient, entity, (client) => callAction(client, action))?.wire?.body;
  const of = (id: string, call = "") => ({ path: `${path}/{id}${call}`, params: { id } });
  return {
    open: (body, matching, options) =>
      transport.send<Job>({ method: "POST", path, body, matching, ...withNames() }, options ?? {}),
    start: ({ id, action }, body) =>
      transport.send<Job>({ method: "POST", ...of(id, "/start"), body, ...withNames(inputsOf(action)) }),
    read: async (id) => (await transport.load<Job>({ method: "GET", ...of(id) })).record,
    cancel: (id) => transport.send<Job>({ method: "POST", ...of(id, "/cancel") }),
    failures: async (id, page, pageSize) => {
      const found = await transport.list<JobFailure>({ method: "GET", ...of(id, "/failures") }, { page, pageSize });
      const renamed = ({ problem, ...failure }: JobFailure): JobFailure => ({
        ...failure,
        problem: problem && { ...problem, details: fromWireProblems(problem.details, table) },
      });
      return { ...found, rows: found.rows.map(renamed) };
    },
  };
}

export interface JobCalls {
  open(job: NewJob, matching: ListQuery, options?: CallOptions): Promise<Job>;
  /** Starts a draft. */
  start(draft: Pick<Job, "id" | "action">, work: JobWork): Promise<Job>;
  read(id: string): Promise<Job>;
  cancel(id: string): Promise<Job>;
  failures(id: string, page: number, pageSize: number): Promise<ListPage<JobFailure>>;
}
