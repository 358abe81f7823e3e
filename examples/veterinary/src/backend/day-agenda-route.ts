import { sql } from "drizzle-orm";
import { type BackendContext, readRows, toBusinessDay } from "entity-console/backend";
import type { FastifyInstance } from "fastify";
import { serviceCalls } from "../../generated/backend/service.ts";
import { appointments, clinics } from "../../generated/backend/tables.ts";
import type { AgendaLine, DayAgenda, DayAgendaQuery } from "../../schema/service.ts";

/** `GET /day-agenda`: numbers of remaining and completed visits today, by clinic. */
export function registerDayAgendaRoute(app: FastifyInstance, { db, config }: BackendContext): void {
  const { path, query, result } = serviceCalls.dayAgenda;
  app.get(path, { schema: { querystring: query, response: { 200: result } } }, async (request): Promise<DayAgenda> => {
    const { agendaDay = toBusinessDay(new Date(), config.timeZone) } = request.query as DayAgendaQuery;
    const counted = (...phases: readonly string[]) =>
      sql`count(*) filter (where ${appointments.appointmentPhase} = any(${sql.param(phases)}::text[]))::int`;
    const agendaLines = await readRows<AgendaLine>(
      db,
      sql`select ${clinics.id} as "clinicId", ${clinics.clinicName} as "clinicName",
          ${counted("requested", "confirmed")} as awaited, ${counted("attended")} as attended
        from ${clinics} left join ${appointments} on ${appointments.clinicId} = ${clinics.id}
          and (${appointments.startsAt} at time zone ${config.timeZone})::date = ${agendaDay}::date
        group by ${clinics.id} order by ${clinics.clinicName}`,
    );
    return { agendaDay, agendaLines: [...agendaLines] };
  });
}
