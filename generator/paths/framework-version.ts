import { readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot, isInstalled } from "./product-paths.ts";

let known: string | null = null;

/** The version that the framework's `package.json` states. */
export function frameworkVersion(): string {
  known ??= readVersion();
  return known;
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(frameworkRoot, isInstalled ? ".." : ".", "package.json"), "utf8"),
  );
  const version: unknown = typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, "version") : null;
  return typeof version === "string" ? version : "0.0.0";
}
