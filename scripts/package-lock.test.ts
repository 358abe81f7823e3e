import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

interface Locked {
  readonly dev?: true;
  readonly resolved?: string;
  readonly optionalDependencies?: { readonly [name: string]: string };
}

const root = path.resolve(import.meta.dirname, "..");
const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
  readonly packages: { readonly [place: string]: Locked };
};
const places = Object.keys(lock.packages);

test("the lock holds the builds of every platform, or `npm ci` refuses it everywhere", () => {
  const wanted = Object.values(lock.packages).flatMap((locked) => Object.keys(locked.optionalDependencies ?? {}));
  expect(wanted.filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)))).toEqual([]);
});

test("the lock names no download address, so that any registry may serve it", () => {
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test("production installs what the backend runs on, and nothing that the console is built of", () => {
  const installed = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true);
  const names = installed.map(([place]) => place.split("node_modules/").at(-1) ?? "");
  expect(names).toContain("fastify");
  expect(names.filter((name) => /^(react|@mui|@emotion|@rjsf|@tanstack|vite|typescript)(\/|-|$)/.test(name))).toEqual(
    [],
  );
});
