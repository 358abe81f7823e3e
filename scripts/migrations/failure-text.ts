import { ProductFolderError } from "../../generator/paths/product-paths.ts";
import { SnapshotError } from "./migration-files.ts";

/** Message of an error that ends a command. The stack is shown only with `CODEGEN_DEBUG=1`. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const isExpected = error instanceof ProductFolderError || error instanceof SnapshotError || "syscall" in error;
  if (isExpected) {
    return error.message;
  }
  return process.env["CODEGEN_DEBUG"] === "1"
    ? (error.stack ?? error.message)
    : `The command failed: ${error.message}. CODEGEN_DEBUG=1 shows where it happened.`;
}
