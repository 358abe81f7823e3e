import { expect, test } from "vitest";
import { formats } from "./formats.ts";

test.each([
  ["https://example.com/a?b=c#d", true],
  ["http://example.com", true],
  ["HTTPS://EXAMPLE.COM/", true],
  ["https://example.com:8443/%20", true],
  ["javascript:alert(1)", false],
  ["JavaScript://example.com/%0aalert(1)", false],
  ["file:///etc/passwd", false],
  ["data:text/html,<script>alert(1)</script>", false],
  ["vbscript:msgbox", false],
  ["ftp://example.com/", false],
  ["mailto:ana@example.com", false],
  ["//example.com/", false],
  ["/relative", false],
  ["https://", false],
  ["https:///etc/passwd", false],
  ["https:example.com", false],
  [" https://example.com", false],
  ["https://example.com/a b", false],
  ["java\nscript:alert(1)", false],
  ["", false],
])("%j is a valid web address: %s", (text, wanted) => {
  expect(formats.uri(text)).toBe(wanted);
});

test.each([
  ["2024-02-29", true],
  ["0001-01-01", true],
  ["9999-12-31", true],
  ["0000-01-01", false],
  ["2023-02-29", false],
  ["10000-01-01", false],
])("%j is a valid date: %s", (text, wanted) => {
  expect(formats.date.validate(text)).toBe(wanted);
});

test.each([
  ["2024-02-29T10:00:00Z", true],
  ["2024-02-29T10:00:00.123456789+14:00", true],
  ["0001-01-01T00:00:00Z", true],
  ["9999-12-31T23:59:59.999Z", true],
  ["2024-02-29T10:00:00", false],
  // The year 10000 in UTC, and a year before year 1.
  ["9999-12-31T23:59:59-14:00", false],
  ["0001-01-01T00:00:00+14:00", false],
  ["0000-06-01T00:00:00Z", false],
  // JavaScript dates have no leap seconds.
  ["2016-12-31T23:59:60Z", false],
])("%j is a valid instant: %s", (text, wanted) => {
  expect(formats["date-time"].validate(text)).toBe(wanted);
});
