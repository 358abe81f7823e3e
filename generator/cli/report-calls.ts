import type { UnimplementedCall } from "../explain/unimplemented-calls.ts";
import { boundedList } from "./bounded-list.ts";

/** Declared calls that the product's backend has no code for, with the place to write it. */
export function reportUnimplementedCalls(calls: readonly UnimplementedCall[]): string {
  const count = calls.length === 1 ? "1 declared call has" : `${calls.length} declared calls have`;
  const file = calls[0]?.file ?? "";
  return [
    `${count} no code; the reference backend answers 501:`,
    ...boundedList(calls, ({ name, kind, method, path }) => `  ${name}  (${kind} ${method} ${path})`),
    `Write ${calls.length === 1 ? "it" : "each"} in ${file}: customRoutes: { "${calls[0]?.name ?? ""}": … }.`,
  ].join("\n");
}
