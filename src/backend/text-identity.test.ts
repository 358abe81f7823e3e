import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { member } from "../../testing/fixture/schema/entities/member.ts";
import type { Problem } from "../contract/problem.ts";
import { openBackend } from "./testing/for-suite.ts";
import { describeOnDatabases } from "./testing/on-databases.ts";

/** Spellings of one text: capitals, blanks and invisible characters around it, decomposed letters. */
const variant = fc
  .record({
    letters: fc.constantFrom("as it is", "capitals", "small", "mixed"),
    before: fc.constantFrom("", " ", "\t", "\u00a0", "\u200b", "\ufeff"),
    after: fc.constantFrom("", " ", "\n", "\u2003", "\u200d", "\u202c"),
    form: fc.constantFrom("NFC", "NFD"),
  })
  .map(({ letters, before, after, form }) => (text: string) => {
    const spelled = {
      "as it is": text,
      capitals: text.toUpperCase(),
      small: text.toLowerCase(),
      mixed: Array.from(text, (letter, index) => (index % 2 ? letter.toUpperCase() : letter.toLowerCase())).join(""),
    }[letters];
    return `${before}${spelled.normalize(form as "NFC" | "NFD")}${after}`;
  });

describeOnDatabases("texts that must be unique, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const post = (url: string, body: unknown) => call({ method: "POST", url: `/api${url}`, body });
  const problemsOf = (answer: { json(): unknown }) =>
    (answer.json() as Problem).details.map(({ path, code }) => `${path} ${code}`);

  async function idsOf(url: string): Promise<readonly string[]> {
    return (await call({ url: `/api${url}` })).json<{ data: { id: string }[] }>().data.map(({ id }) => id);
  }

  test("an e-mail address is unique and found in any spelling", async () => {
    expect(member.unique).toContain("username");
    await fc.assert(
      fc.asyncProperty(variant, variant, async (first, second) => {
        const address = `ana.${randomUUID().slice(0, 8)}@Example.com`;
        const made = await post("/members", { username: first(address), email: second(address) });
        const { id, username } = made.json<{ id: string; username: string }>();
        expect([made.statusCode, username]).toEqual([
          201,
          first(address)
            .trim()
            .replace(/[\u200b-\u202c]/gu, ""),
        ]);
        const repeated = await post("/members", { username: second(address), email: second(address) });
        expect([repeated.statusCode, problemsOf(repeated)]).toEqual([422, ["username unique"]]);
        for (const field of ["username", "email"]) {
          const filter = JSON.stringify({ field, is: [second(address)] });
          expect(await idsOf(`/members/all?filter=${encodeURIComponent(filter)}`)).toEqual([id]);
        }
      }),
      { numRuns: 25 },
    );
  });

  test("a code is stored in capitals without blanks, and is unique in any spelling", async () => {
    await fc.assert(
      fc.asyncProperty(variant, variant, async (first, second) => {
        const code = `CODE-${randomUUID().slice(0, 8).toUpperCase()}`;
        const made = await post("/tickets", { code: first(code), value: 1 });
        expect([made.statusCode, made.json<{ code: string }>().code]).toEqual([201, code]);
        const repeated = await post("/tickets", { code: second(code), value: 1 });
        expect([repeated.statusCode, problemsOf(repeated)]).toEqual([422, ["code unique"]]);
      }),
      { numRuns: 25 },
    );
  });

  test("a staff username is unique and can sign in with any spelling", async () => {
    const names = fc.constantFrom("ana", "josé", "ñandú", "иван", "οδυσσεύς", "straße");
    await fc.assert(
      fc.asyncProperty(names, variant, variant, async (name, first, second) => {
        const username = `${name}${randomUUID().slice(0, 8).replaceAll(/[a-z]/g, "7")}`;
        const made = await post("/staff", {
          username: first(username).replace(/[\u200b-\u202c]/gu, ""),
          name: "Ana",
          role: "reader",
        });
        expect(made.statusCode).toBe(201);
        const repeated = await post("/staff", { username: second(username), name: "Ana", role: "reader" });
        const isSeen =
          second(username).trim() ===
          second(username)
            .replace(/[\u200b-\u202c]/gu, "")
            .trim();
        const problem = isSeen ? "username unique" : "username pattern";
        expect([repeated.statusCode, problemsOf(repeated)]).toEqual([422, [problem]]);
        const { token: link } = made.json<{ link: { token: string } }>().link;
        const body = { token: link, password: "Uma-Senha-9" };
        expect((await backend.call({ method: "POST", url: "/api/staff-links", body })).statusCode).toBe(200);
        expect((await backend.signIn(second(username), "Uma-Senha-9")).statusCode).toBe(200);
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  test.each([
    ["\u202eadmin", "hidden direction"],
    ["ad\u200bmin", "a zero width space"],
    ["аdmin", "a Cyrillic letter among Latin ones"],
    ["admin\u0007", "a control character"],
    ["ad\u00admin", "a soft hyphen"],
    ["αdmin", "a Greek letter among Latin ones"],
  ])("a staff user %j, with %s, is rejected as a username and as a name", async (text) => {
    const asUsername = await post("/staff", { username: text, name: "Ana", role: "reader" });
    expect([asUsername.statusCode, problemsOf(asUsername)]).toEqual([422, ["username pattern"]]);
    const asName = await post("/staff", { username: "someone", name: `Ana ${text}s`, role: "reader" });
    expect([asName.statusCode, problemsOf(asName)]).toEqual([422, ["name pattern"]]);
  });

  test.each(["José Ñandú", "Иван Петров", "山田 Taro", "やまだ 山田太郎", "O'Neil-Smith 2", "Ana (RH)"])(
    "the name %j is valid for a staff user",
    async (name) => {
      const username = `u${randomUUID().slice(0, 8)}`;
      expect((await post("/staff", { username, name, role: "reader" })).statusCode).toBe(201);
    },
  );
});
