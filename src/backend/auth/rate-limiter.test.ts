import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend } from "../testing/test-backend.ts";
import { countAttempt, readWait } from "./rate-limiter.ts";

/** Some of the five minutes may have passed. */
const isWait = (seconds: unknown) => typeof seconds === "number" && seconds > 200 && seconds <= 300;

describeOnDatabases("a rate limit, on the %s database", (kind) => {
  test("blocks no longer than its window, even after a clock that was a year ahead", async () => {
    const { context, close } = await startTestBackend(kind);
    const { db } = context;
    const limit = { key: "someone", max: 2, minutes: 5 };
    const waits = [await countAttempt(db, limit), await countAttempt(db, limit)];
    expect(waits).toEqual([null, null]);
    expect(await readWait(db, limit)).toSatisfy(isWait);
    expect(await countAttempt(db, limit)).toSatisfy(isWait);

    await db.execute(sql`update attempts set ends_at = ends_at + interval '1 year'`);
    expect([await readWait(db, limit), await countAttempt(db, limit)]).toEqual([null, null]);
    expect(await countAttempt(db, limit)).toBeNull();
    expect(await countAttempt(db, limit)).toSatisfy(isWait);

    await db.execute(sql`update attempts set ends_at = ends_at - interval '5 minutes'`);
    expect([await readWait(db, limit), await countAttempt(db, limit)]).toEqual([null, null]);
    await close();
  });
});
