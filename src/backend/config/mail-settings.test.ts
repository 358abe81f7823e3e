import { expect, test } from "vitest";
import { isMailAddress } from "./mail-settings.ts";
import { readConfig } from "./read-config.ts";

const read = (env: Readonly<Record<string, string>>) => readConfig(env).mail;
const from = { MAIL_FROM: "console@example.com" };

test("without SMTP_URL, there is no mail server", () => {
  expect(read({})).toBeNull();
  expect(read(from)).toBeNull();
});

test("smtp: needs STARTTLS, except on the same machine; smtps: has TLS from the start", () => {
  expect(read({ ...from, SMTP_URL: "smtp://a%40b:c%3Ad@mail.example" })).toEqual({
    host: "mail.example",
    port: 587,
    isSecure: false,
    requiresTls: true,
    user: "a@b",
    password: "c:d",
    from: "console@example.com",
  });
  expect(read({ ...from, SMTP_URL: "smtps://mail.example" })).toMatchObject({ port: 465, isSecure: true, user: null });
  expect(read({ ...from, SMTP_URL: "smtp://[::1]:25" })).toMatchObject({ host: "::1", port: 25, requiresTls: false });
  expect(read({ ...from, SMTP_URL: "smtp://localhost.evil.example" })).toMatchObject({ requiresTls: true });
});

test.each([
  [{ ...from, SMTP_URL: "http://u:Secret-9@mail.example" }, /SMTP_URL: must be an address/],
  [{ SMTP_URL: "smtp://u:Secret-9@mail.example" }, /MAIL_FROM: required/],
  [{ SMTP_URL: "smtp://u:Secret-9@mail.example", MAIL_FROM: "Console <a@b.example>" }, /MAIL_FROM: must be/],
])("%o is a start error that does not show the password", (env, message) => {
  expect(() => read(env)).toThrow(message);
  expect(() => read(env)).not.toThrow(/Secret-9/);
});

test.each(["rita@example.com", "a.b+c@mail.example.com"])("%s is an address", (text) => {
  expect(isMailAddress(text)).toBe(true);
});

test.each([
  "rita",
  "a@b",
  "a@example.com\r\nBcc: b@example.com",
  "a@example.com,b@example.com",
  "<a@example.com>",
  '"a b"@example.com',
  "á@example.com",
  `${"a".repeat(250)}@example.com`,
])("%j gets no mail", (text) => {
  expect(isMailAddress(text)).toBe(false);
});
