import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

const read = (path: string) => readConfig({ BASE_PATH: path }).basePath;

test.each([
  ["", "/"],
  ["/", "/"],
  ["/console", "/console/"],
  ["/console/", "/console/"],
  ["/a/b.c/~d-e_1/", "/a/b.c/~d-e_1/"],
])("the base path %j is read as %j", (given, found) => {
  expect(read(given)).toBe(found);
});

test.each([
  "console",
  "//a/",
  "/a//",
  "/a b/",
  "/../",
  "/./a/",
  "/a?b/",
  "/é/",
  "https://example.org/a/",
  "/api/",
  "/api/v1",
  "/assets",
  "/reading-api/",
  "/health/",
  "/ready",
  "/config.json/",
  "/openapi.json/",
])("the base path %j is rejected", (given) => {
  expect(() => read(given)).toThrow(`BASE_PATH: "${given}" is not a path such as "/console/"`);
});
