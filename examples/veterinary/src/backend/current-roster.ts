import { desc, lte } from "drizzle-orm";
import { toBusinessDay } from "#backend/config/business-day.ts";
import { toResponseSchema } from "#backend/entities/response-schema.ts";
import { type RouteBuilder, sendRecord } from "#backend/entities/route-context.ts";
import { notFound } from "#backend/http/http-problem.ts";
import { dutyRosters } from "../../generated/backend/tables.ts";

/** The veterinarian on duty this week: the latest roster that has started. */
export const currentRoster: RouteBuilder = ({ db, config, storeOf, schemasOf }) => ({
  schema: { response: { 200: toResponseSchema(schemasOf("dutyRoster").read) } },
  handler: async (_, reply) => {
    const [current] = await db
      .select({ id: dutyRosters.id })
      .from(dutyRosters)
      .where(lte(dutyRosters.rosterWeek, toBusinessDay(new Date(), config.timeZone)))
      .orderBy(desc(dutyRosters.rosterWeek))
      .limit(1);
    if (current === undefined) {
      throw notFound();
    }
    return sendRecord(reply, await storeOf("dutyRoster").get(current.id));
  },
});
