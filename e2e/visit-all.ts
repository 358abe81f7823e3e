import type { BrowserContext, Page } from "@playwright/test";

/** Browser contexts that are open at once. Delays of their backends overlap. */
const AT_ONCE = 6;

/** A page to open in a tab of its own. */
export interface Visit {
  readonly name: string;
  /** Throws if the page is not as expected. */
  run(page: Page): Promise<void>;
}

/**
 * Makes all visits, several at a time, and returns a line for each failure. A context serves one visit after the other,
 * so that its cache stays warm: two tabs at once would share their tokens.
 */
export async function visitAll(
  newContext: () => Promise<BrowserContext>,
  visits: readonly Visit[],
): Promise<readonly string[]> {
  const waiting = [...visits];
  const faults: string[] = [];
  const visitInTurn = async () => {
    const context = await newContext();
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      const page = await context.newPage();
      try {
        await visit.run(page);
      } catch (error) {
        faults.push(`${visit.name}: ${error instanceof Error ? error.message : String(error)}`);
      } finally {
        await page.close();
      }
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn));
  return faults;
}
