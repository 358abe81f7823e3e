import { expect, test } from "vitest";
import { readBasicCredentials } from "./basic-credentials.ts";

const basic = (text: string | Uint8Array): string => `Basic ${Buffer.from(text).toString("base64")}`;

test.each([
  ["ana:x", { username: "ana", password: "x" }],
  ["joão@ação.example:çedilha 🌱", { username: "joão@ação.example", password: "çedilha 🌱" }],
  ["ana:with:colons:", { username: "ana", password: "with:colons:" }],
  ["ana:", { username: "ana", password: "" }],
  ["a:x", { username: "a", password: "x" }],
  ["\ufeffana:x", { username: "\ufeffana", password: "x" }],
])("case 37: %j contains a username and a password", (text, credentials) => {
  expect(readBasicCredentials(basic(text))).toEqual(credentials);
  expect(readBasicCredentials(basic(text).replace("Basic ", "bASIC   "))).toEqual(credentials);
});

test.each([
  ["nothing", undefined],
  ["an empty header", ""],
  ["the scheme alone", "Basic "],
  ["another scheme", basic("ana:x").replace("Basic", "Bearer")],
  ["no space", basic("ana:x").replace(" ", "")],
  ["something in front", `x ${basic("ana:x")}`],
  ["something behind", `${basic("ana:x")} x`],
  ["three signs of filling", "Basic YW5hOng==="],
  ["invalid base64", "Basic YW5hOng*"],
  ["no colon", basic("ana")],
  ["no name", basic(":x")],
  ["a NUL", basic("ana:x\0y")],
  ["bytes that are not UTF-8", basic(Uint8Array.of(0x61, 0x3a, 0xff))],
])("case 37: a header with %s is not read", (_, header) => {
  expect(readBasicCredentials(header)).toBeNull();
});

test("the longest allowed username and password are read in any script, longer ones are not", () => {
  const [username, password] = ["🌱".repeat(254), `Aa1!${"🌱".repeat(196)}`];
  expect(readBasicCredentials(basic(`${username}:${password}`))).toEqual({ username, password });
  const longest = `ana:${"x".repeat(1_871)}`;
  expect(readBasicCredentials(basic(longest))?.password).toHaveLength(1_871);
  expect(readBasicCredentials(basic(`${longest}x`))).toBeNull();
});
