import { createHash, randomBytes } from "node:crypto";
import { idOf, type RouteBuilder, writeHandler } from "entity-console/backend";
import { portalKeys } from "./own-tables.ts";

/**
 * Issues a new key for a keeper's portal, which replaces the previous one. The response contains it once; only a hash
 * is stored.
 */
export const issuePortalKey: RouteBuilder = (route) => ({
  schema: { response: { 200: { type: "object", properties: { portalKey: { type: "string" } } } } },
  handler: writeHandler(route, ({ params }) => async (tx) => {
    const { id, record } = await route.storeOf("keeper").get(idOf(params), tx);
    const portalKey = randomBytes(24).toString("base64url");
    const values = { keyHash: createHash("sha256").update(portalKey).digest("hex"), issuedAt: new Date() };
    await tx
      .insert(portalKeys)
      .values({ keeperId: id, ...values })
      .onConflictDoUpdate({ target: portalKeys.keeperId, set: values });
    const answer = { statusCode: 200, etag: null, body: { portalKey } };
    return { answer, recordId: id, title: String(record["fullName"]) };
  }),
});
