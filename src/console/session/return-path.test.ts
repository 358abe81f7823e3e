import { describe, expect, test } from "vitest";
import { forgetReturnPath, readReturnPath, rememberReturnPath, toSafePath } from "./return-path.ts";

/** Addresses from Django's tests for unsafe redirects, and a few more. */
const FOREIGN = [
  "http://example.com",
  "http:///example.com",
  "https://example.com",
  "ftp://example.com",
  "\\\\example.com",
  "\\\\\\example.com",
  "/\\\\/example.com",
  "\\\\\\example.com",
  "\\\\example.com",
  "\\\\//example.com",
  "/\\/example.com",
  "\\/example.com",
  "/\\example.com",
  "http:///example.com",
  "http:/\\//example.com",
  "http:\\/example.com",
  "http:/\\example.com",
  'javascript:alert("XSS")',
  "\njavascript:alert(x)",
  "java\nscript:alert(x)",
  "\x08//example.com",
  "http://otherserver\\@example.com",
  "http:\\\\testserver\\@example.com",
  "http://testserver\\me:pass@example.com",
  "http://testserver\\@example.com",
  "http:\\\\testserver\\confirm\\me@example.com",
  "http:999999999",
  "ftp:9999999999",
  "\n",
  "http://[2001:cdba:0000:0000:0000:0000:3257:9652/",
  "http://2001:cdba:0000:0000:0000:0000:3257:9652]/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\r\n/evil.example",
  "data:text/html,x",
  "evil.example",
  "",
  // Without a host name, the URL does not parse.
  "//[",
];

describe("the remembered path", () => {
  test.each(FOREIGN)("case 44: %j is dropped", (path) => {
    expect(toSafePath(path)).toBeNull();
  });

  test.each(["/..//evil", "/.//evil", "/%2e%2e//evil", "/a/..//evil", "/%2e//evil"])(
    "case 45: %s is dropped, because its dot segments hide a host",
    (path) => {
      expect(toSafePath(path)).toBeNull();
    },
  );

  test.each([
    ...["/login", "/login?x=1", "/login#a", "/login/", "/login/more", "/loginx"],
    ...["/a/../login", "/./login", "/LOGIN", "/%6Cogin", "/%4cOgIn?x=1"],
  ])("case 46: %s is the sign-in page, and is dropped", (path) => {
    expect(toSafePath(path)).toBeNull();
  });

  test("case 47: path, query and hash are restored", () => {
    rememberReturnPath("/tickets?page=2&q=a%26b#row-7");
    expect(readReturnPath()).toBe("/tickets?page=2&q=a%26b#row-7");
    forgetReturnPath();
    expect(readReturnPath()).toBe("/");
  });

  test("case 48: a path edited in the storage is validated again", () => {
    sessionStorage.setItem("return-path", "//evil.example");
    expect(readReturnPath()).toBe("/");
  });

  test.each(["/pla ns", "/pla\nns", "/books\t", "/pla\x08ns", "/pla\x7fns", "/pla\\ns"])(
    "case 209: %j is dropped, not encoded: the console never writes such a character",
    (path) => {
      expect(toSafePath(path)).toBeNull();
    },
  );

  test("a path longer than the limit is dropped", () => {
    const longest = `/${"a".repeat(3999)}`;
    expect([toSafePath(longest), toSafePath(`${longest}a`)]).toEqual([longest, null]);
  });

  test.each([undefined, null, 5, ["/books"]])("%j is not a path", (value) => {
    expect(toSafePath(value)).toBeNull();
  });

  test("storing an unsafe path removes the path that was stored before", () => {
    rememberReturnPath("/books");
    rememberReturnPath("/login");
    expect([readReturnPath(), sessionStorage.getItem("return-path")]).toEqual(["/", null]);
  });
});
