import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Job, JobFailure, JobFailures } from "../../contract/jobs.ts";
import type { Role } from "../../contract/staff.ts";
import { toWireProblems } from "../../contract/wire-names.ts";
import { type StaffCaller, staffCallerOf } from "../auth/require-session.ts";
import { jobFailures, recordJobs } from "../database/job-tables.ts";
import type { JobEntity } from "../entities/job/job-entity.ts";
import { type JobRow, toJob } from "../entities/job/job-row.ts";
import { failuresQuerySchema, failuresSchema, jobListSchema, jobSchema } from "../entities/job/job-schemas.ts";
import { readJob } from "../entities/job/open-job.ts";
import { idOf } from "../entities/route-context.ts";

/** Each call checks what the caller may do with the records of the entity. */
export const anyRole = { role: "reader" as Role };

/** Jobs of a user that the list of jobs returns. */
const LISTED = 20;

/** The job of a call, and who calls. */
export function seekerOf(request: FastifyRequest): { readonly caller: StaffCaller; readonly id: string } {
  return { caller: staffCallerOf(request), id: idOf(request.params) };
}

/** A job as in responses. */
export function toSent({ context }: JobEntity, job: JobRow): Job {
  return toJob(job, context.config.trashDays > 0);
}

/** Registers the calls that read jobs and their failures. */
export function registerJobReads(app: FastifyInstance, entity: JobEntity, url: string): void {
  const { db, route, model } = entity.context;
  const names = model.wire?.entities[route.entity];
  app.get(
    url,
    {
      config: { ...anyRole, summary: `The caller's jobs, newest first: ${route.entity}` },
      schema: { response: { 200: jobListSchema } },
    },
    async (request) => {
      const { userId } = staffCallerOf(request);
      const jobs = await db
        .select()
        .from(recordJobs)
        .where(and(eq(recordJobs.userId, userId), eq(recordJobs.entity, route.entity), ne(recordJobs.state, "draft")))
        .orderBy(desc(recordJobs.createdAt), desc(recordJobs.id))
        .limit(LISTED);
      return { data: jobs.map((job) => toSent(entity, job)) };
    },
  );
  app.get(
    `${url}/:id`,
    {
      config: { ...anyRole, summary: `The state of a job: ${route.entity}` },
      schema: { response: { 200: jobSchema } },
    },
    async (request) => toSent(entity, await readJob(entity, db, seekerOf(request))),
  );
  app.get(
    `${url}/:id/failures`,
    {
      config: { ...anyRole, summary: `Records that a job did not write: ${route.entity}` },
      schema: { querystring: failuresQuerySchema, response: { 200: failuresSchema } },
    },
    async (request): Promise<JobFailures> => {
      const { id } = await readJob(entity, db, seekerOf(request));
      const { page, pageSize } = request.query as { readonly page: number; readonly pageSize: number };
      const { jobId, position, recordId, title, status, problem } = jobFailures;
      const rows = await db
        .select({ recordId, title, status, problem })
        .from(jobFailures)
        .where(eq(jobId, id))
        .orderBy(asc(position))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const withNames = (failure: JobFailure): JobFailure =>
        failure.problem === null || names === undefined
          ? failure
          : { ...failure, problem: { ...failure.problem, details: toWireProblems(failure.problem.details, names) } };
      const total = await db.$count(jobFailures, eq(jobId, id));
      return { data: rows.map((row) => withNames(row as JobFailure)), total };
    },
  );
}
