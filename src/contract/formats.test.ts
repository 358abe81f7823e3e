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
])("%j as an address: %s", (text, wanted) => {
  expect(formats.uri(text)).toBe(wanted);
});
