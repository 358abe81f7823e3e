import { readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";

interface Locked {
  readonly dev?: true;
  readonly resolved?: string;
  readonly optionalDependencies?: { readonly [name: string]: string };
}

/** Packages that the console is built of: none of them is a production dependency. */
const OF_THE_CONSOLE = /^(react|@mui|@emotion|@rjsf|@tanstack|vite|typescript)(\/|-|$)/;

/** Entries of package-lock.json that break `npm ci` elsewhere or add packages to production. */
export function findWrongPackageLock(): readonly string[] {
  const lock = JSON.parse(readFileSync(path.join(frameworkRoot, "package-lock.json"), "utf8")) as {
    readonly packages: { readonly [place: string]: Locked };
  };
  const entries = Object.entries(lock.packages);
  const names = new Set(entries.map(([place]) => nameOf(place)));
  // `npm ci` rejects a lock that lacks the builds of other platforms.
  const absent = entries
    .flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name));
  // Any registry may serve a lock without download addresses.
  const bound = entries.filter(([, { resolved }]) => resolved !== undefined);
  const production = entries.filter(([, { dev }]) => dev !== true).map(([place]) => nameOf(place));
  return [
    ...absent.map((name) => `${name} is an optional dependency, but not in the lock`),
    ...bound.map(([place]) => `${place} has a download address`),
    ...production.filter((name) => OF_THE_CONSOLE.test(name)).map((name) => `${name} would be installed in production`),
  ];
}

function nameOf(place: string): string {
  return place.split("node_modules/").at(-1) ?? "";
}
