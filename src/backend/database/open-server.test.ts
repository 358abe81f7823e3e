import { expect, test } from "vitest";
import { findTransportRisk } from "./open-server.ts";

test.each([
  ["postgres://u:p@db.example/console", "is not encrypted"],
  ["postgres://u:p@db.example/console?sslmode=disable", "is not encrypted"],
  ["postgres://u:p@db.example/console?sslmode=no-verify", "does not check the server's certificate"],
  ["postgres://u:p@db.example/console?sslmode=require&uselibpqcompat=true", "does not check the server's certificate"],
])("the connection %s is reported: it %s", (url, risk) => {
  expect(findTransportRisk(url)).toContain(risk);
  expect(findTransportRisk(url)).not.toContain("u:p");
});

test.each([
  "postgres://u:p@db.example/console?sslmode=verify-full",
  "postgres://u:p@127.0.0.1/console",
  "postgres://u:p@localhost:5433/console",
  "postgres://u@/console?host=/var/run/postgresql",
])("the connection %s is not reported", (url) => {
  expect(findTransportRisk(url)).toBeNull();
});
