import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";

const FOLDERS = ["src", "examples", "testing"];

/** Test files whose suites run on either database or only on a server, by path from the project's root. */
export function findDatabaseSuites(): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(frameworkRoot, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".test.ts") && !name.includes("node_modules"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
  ).filter((file) =>
    /describeOnDatabases\(|"TEST_DATABASES"/.test(readFileSync(path.join(frameworkRoot, file), "utf8")),
  );
}
