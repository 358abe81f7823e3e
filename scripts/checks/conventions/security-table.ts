import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";

/** In parentheses: a condition or a limit of the proof. */
const ROW = /^\| (V[\d.]+) \|.*\| test(?: \([^)]*\))?: (.+) \|$/;
const TEST = /^`([^`]+)`: (.+)$/;

/** Rows of docs/security.md that name a missing test. */
export function findWrongSecurityTable(): readonly string[] {
  return readFileSync(path.join(frameworkRoot, "docs/security.md"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, id, proof = ""] = ROW.exec(line) ?? [];
      return id === undefined || isTest(proof) ? [] : [`${id}: there is no test ${proof}`];
    });
}

function isTest(proof: string): boolean {
  const [, file = "", title = ""] = TEST.exec(proof) ?? [];
  const place = path.join(frameworkRoot, file);
  return title !== "" && existsSync(place) && readFileSync(place, "utf8").includes(title);
}
