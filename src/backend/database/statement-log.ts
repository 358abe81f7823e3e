import type { Logger } from "drizzle-orm/logger";

/** Is told the text of a statement, without its values. */
export type StatementListener = (text: string) => void;

const listeners = new Set<StatementListener>();

/** What the query builder tells of every statement before it sends it. */
export const statementLogger: Logger = {
  logQuery: (text) => {
    for (const listener of listeners) {
      listener(text);
    }
  },
};

/** Tells `listener` of every statement until the function that it returns is called. */
export function onStatement(listener: StatementListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
