import { describe, expect, test } from "vitest";
import { LIST_PRESETS } from "../../../contract/list-dialect.ts";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { readConfig, toConfig as toConfigWith, toDefaultConfig } from "./console-config.ts";
import { readFormats } from "./read-formats.ts";

const files = { url: "/files-api", paths: { authenticate: "/token", refresh: "/refresh" }, remoteLogout: false };
const toConfig = (raw: unknown, further?: Parameters<typeof toConfigWith>[1]) =>
  toConfigWith(raw, further, readFormats);
const defaultConfig = toDefaultConfig({ files });

describe("the config of a deployment", () => {
  test("missing keys have defaults", () => {
    expect(toConfig({}, { files })).toEqual(defaultConfig);
    const config = toConfig({ backends: { main: { url: "https://backend.example/v1/" } }, timeoutMs: 5000 }, { files });
    expect(config.backends.main).toEqual({ ...defaultConfig.backends.main, url: "https://backend.example/v1" });
    expect(config.backends["files"]).toEqual(files);
    expect(config.timeoutMs).toBe(5000);
    expect(config.features).toEqual({});
    expect(toConfig({ features: { export: true } }).features).toEqual({ export: true });
  });

  test.each([
    [[], "the whole"],
    [{ backends: 5 }, "backends"],
    [{ backends: { main: { url: "//evil.example" } } }, "backends.main.url"],
    [{ backends: { main: { url: "javascript:alert(1)" } } }, "backends.main.url"],
    [{ backends: { main: { paths: { refresh: "refresh" } } } }, "backends.main.paths.refresh"],
    [{ backends: { main: { remoteLogout: "yes" } } }, "backends.main.remoteLogout"],
    [{ timeoutMs: -1 }, "timeoutMs"],
    [{ reportUrl: "//evil.example" }, "reportUrl"],
    [{ features: { export: "yes" } }, "features.export"],
    [{ backends: { main: { abilities: [] } } }, "backends.main.abilities"],
    [{ backends: { main: { abilities: { sort: true } } } }, "backends.main.abilities.sort"],
    [{ backends: { main: { abilities: { filters: ["like"] } } } }, "backends.main.abilities.filters"],
    [{ backends: { main: { lists: 1 } } }, "backends.main.lists"],
    [{ backends: { main: { lists: "rails" } } }, "backends.main.lists"],
    [{ backends: { main: { lists: { preset: "rails" } } } }, "backends.main.lists.preset"],
    [{ backends: { main: { lists: { firstPage: 2 } } } }, "backends.main.lists.firstPage"],
    [{ backends: { main: { lists: { filter: "where" } } } }, "backends.main.lists.filter"],
    [{ backends: { main: { lists: { page: "a&b" } } } }, "backends.main.lists.page"],
    [{ backends: { main: { lists: { total: "meta..total" } } } }, "backends.main.lists.total"],
    [{ backends: { main: { lists: { totalHeader: "X Total" } } } }, "backends.main.lists.totalHeader"],
    [{ backends: { main: { records: "data" } } }, "backends.main.records"],
    [{ backends: { main: { records: { record: "a..b" } } } }, "backends.main.records.record"],
    [{ backends: { main: { records: { body: 1 } } } }, "backends.main.records.body"],
    [{ backends: { main: { records: { update: "PATCH" } } } }, "backends.main.records.update"],
    [{ backends: { main: { trailingSlash: "yes" } } }, "backends.main.trailingSlash"],
    [{ backends: { main: { query: { "a b": "c" } } } }, "backends.main.query"],
    [{ backends: { main: { query: { format: 1 } } } }, "backends.main.query.format"],
  ])("%j is rejected, and the error names the key", (raw, key) => {
    expect(() => toConfig(raw)).toThrow(`config.json: ${key} must be`);
  });

  test("by default remote logout is off, and calls have no timeout", () => {
    expect(toConfig({}).backends.main.remoteLogout).toBe(false);
    expect(toConfig({}).timeoutMs).toBeNull();
  });

  test("the error lists the valid values", () => {
    const sort = { backends: { main: { abilities: { sort: true } } } };
    expect(() => toConfig(sort)).toThrow('must be "none", "one" or "many", found true');
    const misspelt = { backends: { main: { abilities: { pagging: "none" } } } };
    expect(() => toConfig(misspelt)).toThrow(
      'config.json: backends.main.abilities has no key "pagging"; it has paging, sort,',
    );
  });

  test("the backend's capabilities and list options are read from the config", () => {
    const main = { abilities: { audit: true }, lists: { preset: "spring", size: "limit" } };
    const { abilities, lists } = toConfig({ backends: { main } }).backends.main;
    expect(abilities).toEqual({ audit: true });
    expect(lists).toEqual({ ...LIST_PRESETS.spring, size: "limit" });
    expect(toConfig({ backends: { main: { lists: "none" } } }).backends.main.lists).toEqual(LIST_PRESETS.none);
  });

  test("the format of records and of URLs is read from the config", () => {
    const main = { records: { update: "patch" }, trailingSlash: true, query: { format: "json" } };
    const read = toConfig({ backends: { main } }).backends.main;
    expect(read).toMatchObject({ ...main, records: { record: null, body: null, update: "patch" } });
  });

  test("a deployment without the file uses the defaults", async () => {
    fakeFetch(() => new Response("", { status: 404 }));
    expect(await readConfig({ files })).toEqual(defaultConfig);
  });

  test("a deployment whose web server returns the console's page for unknown paths uses the defaults", async () => {
    fakeFetch(() => new Response("<!doctype html>", { headers: { "content-type": "text/html; charset=utf-8" } }));
    expect(await readConfig({ files })).toEqual(defaultConfig);
  });

  test("a file that is not JSON is a readable error", async () => {
    fakeFetch(() => new Response("<!doctype html>"));
    await expect(readConfig()).rejects.toThrow("config.json: not valid JSON");
    fakeFetch(() => json({}, 500));
    await expect(readConfig()).rejects.toThrow("config.json: answered with 500");
  });
});
