import type { Logger } from "drizzle-orm/logger";

/** Receives the text of a statement, without its values. */
export type StatementListener = (text: string) => void;

const listeners = new Set<StatementListener>();

/** Logger of the query builder, called before each statement. */
export const statementLogger: Logger = {
  logQuery: (text) => {
    for (const listener of listeners) {
      listener(text);
    }
  },
};

/** Calls `listener` for every statement. Returns a function that removes it. */
export function onStatement(listener: StatementListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
