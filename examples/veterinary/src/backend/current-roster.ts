import { desc, lte } from "drizzle-orm";
import { notFound, type RouteBuilder, sendRecord, toBusinessDay, toResponseSchema } from "entity-console/backend";
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
