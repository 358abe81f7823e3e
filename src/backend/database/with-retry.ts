import { readSqlState } from "../http/database-problem.ts";

const ATTEMPTS = 3;
const PAUSE_MS = 20;

/** Retries a transaction after a serialization failure or deadlock (40001, 40P01), with backoff and jitter. */
export async function withRetry<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !isSerializationFailure(error)) {
        throw error;
      }
      await pause(PAUSE_MS * attempt * (1 + Math.random()));
    }
  }
}

function isSerializationFailure(error: unknown): boolean {
  const state = readSqlState(error);
  return state === "40001" || state === "40P01";
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
