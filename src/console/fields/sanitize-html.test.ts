import { expect, test } from "vitest";
import { sanitizeHtml } from "./sanitize-html.ts";

function toMarkup(dirty: string): string {
  const box = document.createElement("div");
  box.append(sanitizeHtml(dirty));
  return box.innerHTML;
}

test.each([
  ["<p>Olá <b>mundo</b></p>", "<p>Olá <b>mundo</b></p>"],
  ["<script>alert(1)</script>x", "x"],
  ["<img src=x onerror=alert(1)>x", "x"],
  ['<p onclick="alert(1)" style="color:red" class="a" id="app">x</p>', "<p>x</p>"],
  ["<svg><script>alert(1)</script></svg>", ""],
  ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
  ['<form action="/login"><input name="password"></form>', ""],
  ["<style>body{display:none}</style>x", "x"],
])("case 90: %s becomes %s", (dirty, clean) => {
  expect(toMarkup(dirty)).toBe(clean);
});

test("a link opens beside the console, which it cannot reach", () => {
  const link = sanitizeHtml('<a href="https://example.com/">x</a>').querySelector("a");
  expect([link?.href, link?.target, link?.rel]).toEqual(["https://example.com/", "_blank", "noopener noreferrer"]);
});
