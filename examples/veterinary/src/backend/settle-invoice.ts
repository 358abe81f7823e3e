import {
  idOf,
  type RouteBuilder,
  toBusinessDay,
  toRecordResult,
  toResponseSchema,
  toVersionCheck,
  writeHandler,
} from "entity-console/backend";

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
