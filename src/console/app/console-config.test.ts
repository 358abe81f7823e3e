import { describe, expect, test } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { defaultConfig, readConfig, toConfig } from "./console-config.ts";

describe("the config of a deployment", () => {
  test("what it does not say is the default", () => {
    expect(toConfig({})).toEqual(defaultConfig);
    const config = toConfig({ backends: { main: { url: "https://backend.example/v1/" } }, timeoutMs: 5000 });
    expect(config.backends.main).toEqual({ ...defaultConfig.backends.main, url: "https://backend.example/v1" });
    expect(config.backends.content).toEqual(defaultConfig.backends.content);
    expect(config.timeoutMs).toBe(5000);
    expect(config.features?.passwordChange).toBe(false);
    expect(toConfig({ features: { passwordChange: true } }).features?.passwordChange).toBe(true);
  });

  test.each([
    [[], "the whole"],
    [{ backends: 5 }, "backends"],
    [{ backends: { main: { url: "//evil.example" } } }, "backends.main.url"],
    [{ backends: { main: { url: "javascript:alert(1)" } } }, "backends.main.url"],
    [{ backends: { main: { paths: { refresh: "refresh" } } } }, "backends.main.paths.refresh"],
    [{ backends: { main: { remoteLogout: "yes" } } }, "backends.main.remoteLogout"],
    [{ timeoutMs: -1 }, "timeoutMs"],
    [{ features: { passwordChange: "yes" } }, "features.passwordChange"],
  ])("%j is refused, and the key is named", (raw, key) => {
    expect(() => toConfig(raw)).toThrow(`config.json: ${key} must be`);
  });

  test("a deployment without the file uses the defaults", async () => {
    fakeFetch(() => new Response("", { status: 404 }));
    expect(await readConfig()).toEqual(defaultConfig);
  });

  test("a deployment whose web server answers unknown paths with the console's page uses the defaults", async () => {
    fakeFetch(() => new Response("<!doctype html>", { headers: { "content-type": "text/html; charset=utf-8" } }));
    expect(await readConfig()).toEqual(defaultConfig);
  });

  test("a file that is no JSON is an error that can be read", async () => {
    fakeFetch(() => new Response("<!doctype html>"));
    await expect(readConfig()).rejects.toThrow("config.json: not valid JSON");
    fakeFetch(() => json({}, 500));
    await expect(readConfig()).rejects.toThrow("config.json: answered with 500");
  });
});
