/** How many calls of a bulk run are on their way at a time: enough to be quick, too few to be a flood. */
const AT_A_TIME = 4;

export interface Outcome {
  readonly done: number;
  readonly failures: readonly unknown[];
}

/** Runs one call for each item and counts; a failure of one does not stop the others. */
export async function runEach<T>(items: readonly T[], call: (item: T) => Promise<void>): Promise<Outcome> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await call(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { done: items.length - failures.length, failures };
}
