import { describe, expect, test } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { readConfig, toConfig, toDefaultConfig } from "./console-config.ts";

const files = { url: "/files-api", paths: { authenticate: "/token", refresh: "/refresh" }, remoteLogout: false };
const defaultConfig = toDefaultConfig({ files });

describe("the config of a deployment", () => {
  test("what it does not say is the default", () => {
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
    [{ features: { export: "yes" } }, "features.export"],
  ])("%j is refused, and the key is named", (raw, key) => {
    expect(() => toConfig(raw)).toThrow(`config.json: ${key} must be`);
  });

  test("a deployment without the file uses the defaults", async () => {
    fakeFetch(() => new Response("", { status: 404 }));
    expect(await readConfig({ files })).toEqual(defaultConfig);
  });

  test("a deployment whose web server answers unknown paths with the console's page uses the defaults", async () => {
    fakeFetch(() => new Response("<!doctype html>", { headers: { "content-type": "text/html; charset=utf-8" } }));
    expect(await readConfig({ files })).toEqual(defaultConfig);
  });

  test("a file that is no JSON is an error that can be read", async () => {
    fakeFetch(() => new Response("<!doctype html>"));
    await expect(readConfig()).rejects.toThrow("config.json: not valid JSON");
    fakeFetch(() => json({}, 500));
    await expect(readConfig()).rejects.toThrow("config.json: answered with 500");
  });
});
