import { toBusinessDay } from "#backend/config/business-day.ts";
import { toResponseSchema } from "#backend/entities/response-schema.ts";
import { idOf, type RouteBuilder, toRecordResult, writeHandler } from "#backend/entities/route-context.ts";
import { toVersionCheck } from "#backend/http/entity-tag.ts";

/** Marks an invoice as paid today. */
export const settleInvoice: RouteBuilder = (route) => ({
  schema: { response: { 200: toResponseSchema(route.schemasOf("invoice").read) } },
  handler: writeHandler(route, ({ params, headers }) => {
    const settledOn = toBusinessDay(new Date(), route.config.timeZone);
    const values = { settlementState: "settled", settledOn };
    const work = route.storeOf("invoice").patch(idOf(params), values, toVersionCheck(headers["if-match"]));
    return async (tx) => toRecordResult(route, await work(tx));
  }),
});
