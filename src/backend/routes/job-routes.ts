import type { FastifyInstance, FastifyRequest } from "fastify";
import { type JobWork, type NewJob, toJobNames } from "../../contract/jobs.ts";
import { staffCallerOf } from "../auth/require-session.ts";
import type { JobEntity } from "../entities/job/job-entity.ts";
import type { JobRow } from "../entities/job/job-row.ts";
import { type JobRunner, startJobRunner } from "../entities/job/job-runner.ts";
import { jobSchema, newJobSchema, startJobSchema } from "../entities/job/job-schemas.ts";
import { cancelJob, openJob, startJob } from "../entities/job/open-job.ts";
import { type JobRoutes, toJobEntity } from "../entities/job/to-job-entity.ts";
import { type ListRequest, toListQuerySchema } from "../entities/list-query.ts";
import { type EntityRecord, storedEntity } from "../entities/stored-entity.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import { toWriteHandler, type WriteResult } from "../writes/write-handler.ts";
import { anyRole, registerJobReads, seekerOf, toSent } from "./job-reads.ts";

/**
 * Registers the jobs (decision 0097) of each entity with a generic list and calls that jobs can do many times, and starts
 * the runner with the server.
 */
export function registerJobRoutes(app: FastifyInstance, given: JobRoutes): void {
  const entities = new Map<string, JobEntity>();
  let runner: JobRunner | null = null;
  const wake = () => runner?.wake();
  for (const list of given.routes.filter((route) => route.kind === "list" && !given.isCustom(route))) {
    const url = toJobsPath(list.path);
    const entity = toJobEntity(given, list);
    if (entity !== null && !entities.has(list.entity) && !app.hasRoute({ method: "POST", url: app.prefix + url })) {
      entities.set(list.entity, entity);
      registerJobWrites(app, entity, { url, wake });
      registerJobReads(app, entity, url);
    }
  }
  app.addHook("onReady", async () => {
    const [first] = [...entities.values()];
    runner = first === undefined ? null : startJobRunner({ ...first.context, entities, log: app.log });
  });
  app.addHook("onClose", async () => await runner?.stop());
}

interface Place {
  readonly url: string;
  /** Looks for jobs, after one was started. */
  readonly wake: () => void;
}

function registerJobWrites(app: FastifyInstance, entity: JobEntity, { url, wake }: Place): void {
  const { context } = entity;
  const { model, route } = context;
  const names = model.wire?.entities[route.entity];
  const querystring = toListQuerySchema(storedEntity(model.storage, route.entity), context.schemasOf(route.entity));
  const preValidation = async ({ body }: FastifyRequest) => rejectNulCharacters(body);
  const toResult = (job: JobRow): WriteResult => ({
    answer: { statusCode: 202, etag: null, location: `jobs/${job.id}`, body: toSent(entity, job) },
    // The records have audit entries of their own.
    entries: [],
  });
  const wire = names === undefined ? {} : { wire: toJobNames(names) };
  const event = { action: "job", entity: route.entity };
  const response = { 202: jobSchema };
  const writing = (write: ReturnType<typeof toWriteHandler>): typeof write => {
    return async (request, reply) => {
      const answer = await write(request, reply);
      wake();
      return answer;
    };
  };
  app.route({
    method: "POST",
    url,
    schema: { body: newJobSchema, querystring, response },
    config: { ...anyRole, ...wire, summary: `A job that changes all matching records: ${route.entity}` },
    preValidation,
    handler: writing(
      toWriteHandler(context, event, (request) => {
        const applicant = { caller: staffCallerOf(request), address: request.ip };
        const asked = request.body as NewJob<EntityRecord>;
        const given = { ...applicant, asked, request: request.query as ListRequest };
        return async (tx) => toResult(await openJob(entity, tx, given));
      }),
    ),
  });
  app.route({
    method: "POST",
    url: `${url}/:id/start`,
    schema: { body: startJobSchema, response },
    config: { ...anyRole, ...wire, summary: `Starts a draft of a job: ${route.entity}` },
    preValidation,
    handler: writing(
      toWriteHandler(context, event, (request) => {
        const given = { ...seekerOf(request), work: request.body as JobWork<EntityRecord> };
        return async (tx) => toResult(await startJob(entity, tx, given));
      }),
    ),
  });
  app.route({
    method: "POST",
    url: `${url}/:id/cancel`,
    schema: { response: { 200: jobSchema } },
    config: { ...anyRole, summary: `Cancels a job; what is written stays: ${route.entity}` },
    handler: toWriteHandler(context, event, (request) => async (tx) => {
      const job = await cancelJob(entity, tx, seekerOf(request));
      return { answer: { statusCode: 200, etag: null, body: toSent(entity, job) }, entries: [] };
    }),
  });
}

/** `/books` -> `/books/jobs`; a slash at the end stays. */
function toJobsPath(path: string): string {
  return path.replace(/(\/?)$/, "/jobs$1");
}
