import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "../../../testing/fixture/generated/backend/tables.ts";
import type { Problem } from "../../contract/problem.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";

interface RecordBody {
  readonly id: string;
  readonly [field: string]: unknown;
}
interface ListBody {
  readonly data: readonly RecordBody[];
  readonly total: number;
}

describeOnDatabases("the generic routes, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const get = async <T>(url: string) => (await call({ url })).json<T>();
  const post = (url: string, body: unknown) => call({ method: "POST", url, body });
  const put = (url: string, body: unknown, headers = {}) => call({ method: "PUT", url, body, headers });
  const problemsOf = (answer: { json(): unknown }) =>
    (answer.json() as Problem).details.map(({ path, code }) => `${path} ${code}`);

  test("the demo has 3 books, 8 genres, 40 tickets and 200 members", async () => {
    for (const [url, total] of [
      ["/api/books", 3],
      ["/api/genres", 8],
      ["/api/tickets", 40],
      ["/api/members/all", 200],
    ] as const) {
      expect([url, (await get<ListBody>(url)).total]).toEqual([url, total]);
    }
  });

  test("a filter group is combined with the other parameters, and an invalid one is reported at its parameter", async () => {
    const filter = encodeURIComponent('{"none":[{"field":"type","is":"loans"}]}');
    const { data, total } = await get<ListBody>(`/api/tickets?status=active&filter=${filter}`);
    expect(total).toBeGreaterThan(0);
    expect(new Set(data.map((row) => `${row["type"]} ${row["status"]}`))).toEqual(new Set(["rebate active"]));
    expect(problemsOf(await call({ url: "/api/tickets?filter=%5B%5D" }))).toEqual(["filter filter"]);
  });

  test("case 150: a call with a path of its own has priority over a record with that id", async () => {
    const enabled = await get<ListBody>("/api/books/enabled");
    expect(enabled.data.length).toBeGreaterThan(0);
    expect((await call({ url: "/api/books/create" })).statusCode).toBe(404);
  });

  test("a book is created with two copies and three genres, shown, changed and deleted", async () => {
    const genres = (await get<ListBody>("/api/genres?pageSize=3&sort=-name")).data.map(({ id }) => id);
    const bookCopies = [
      { name: "Semanal", price: 19.9 },
      { name: "Trimestral", price: 199, interval: "quarterly" },
    ];
    const created = await post("/api/books", { name: "Turma", genres, bookCopies });
    const book = created.json<RecordBody & { bookCopies: RecordBody[] }>();
    expect(created.statusCode).toBe(201);
    expect(book).toMatchObject({ name: "Turma", status: "active", genres, shelfOrder: 0 });
    expect(book.bookCopies).toMatchObject([
      { name: "Semanal", price: 19.9, currency: "USD", bookId: book.id },
      { name: "Trimestral", price: 199, interval: "quarterly" },
    ]);
    expect(await get(`/api/books/${book.id}`)).toEqual(book);

    const [weekly, quarterly] = book.bookCopies;
    const changed = await put(`/api/books/${book.id}`, {
      ...book,
      description: undefined,
      genres: genres.toReversed().slice(0, 2),
      bookCopies: [{ ...quarterly, price: 189 }, { name: "Avulso" }],
    });
    const after = changed.json<RecordBody & { bookCopies: RecordBody[] }>();
    expect(changed.statusCode).toBe(200);
    expect(after["genres"]).toEqual(genres.toReversed().slice(0, 2));
    expect(after.bookCopies).toMatchObject([
      { id: quarterly?.id, price: 189 },
      { name: "Avulso", price: 0 },
    ]);
    expect(after.bookCopies.map(({ id }) => id)).not.toContain(weekly?.id);

    expect((await call({ method: "DELETE", url: `/api/books/${book.id}` })).statusCode).toBe(204);
    expect((await call({ url: `/api/books/${book.id}` })).statusCode).toBe(404);
  });

  test("an optional field that is missing in a PUT is cleared", async () => {
    const created = (await post("/api/genres", { name: "Nova", code: "poetry", description: "x" })).json<RecordBody>();
    const changed = await put(`/api/genres/${created.id}`, { name: "Nova", code: "poetry", active: false });
    expect(changed.json()).toEqual({ id: created.id, name: "Nova", code: "poetry", active: false });
  });

  test("case 105, case 109, case 111: a PUT or DELETE with an outdated or weak tag is 412 and leaves the record unchanged", async () => {
    const created = await post("/api/genres", { name: "Etiqueta", code: "poetry" });
    const { id } = created.json<RecordBody>();
    const url = `/api/genres/${id}`;
    const first = String(created.headers["etag"]);
    expect(first).toMatch(/^"/);
    const changed = await put(url, { name: "Etiqueta 2", code: "poetry" }, { "if-match": first });
    expect(changed.statusCode).toBe(200);
    const second = String(changed.headers["etag"]);
    expect(second).not.toBe(first);
    expect((await put(url, { name: "x", code: "poetry" }, { "if-match": first })).statusCode).toBe(412);
    expect((await put(url, { name: "x", code: "poetry" }, { "if-match": `W/${second}` })).statusCode).toBe(412);
    expect((await call({ method: "DELETE", url, headers: { "if-match": first } })).statusCode).toBe(412);
    expect(await get(url)).toMatchObject({ name: "Etiqueta 2" });
    expect((await call({ method: "DELETE", url, headers: { "if-match": second } })).statusCode).toBe(204);
  });

  test("a duplicate of a unique value is a 422 at its field", async () => {
    const [ticket] = (await get<ListBody>("/api/tickets?pageSize=1")).data;
    const answer = await post("/api/tickets", { code: ticket?.["code"], value: 1 });
    expect([answer.statusCode, problemsOf(answer)]).toEqual([422, ["code unique"]]);
  });

  test("references to missing records are a 422 at their fields", async () => {
    const nobody = "00000000-0000-7000-8000-000000000000";
    const ticket = await post("/api/tickets", { code: "NINGUEM", value: 1, members: [nobody, "x"] });
    expect(problemsOf(ticket)).toEqual(["members[0] notFound", "members[1] notFound"]);
    const member = { username: "a@b.example", email: "a@b.example", bookId: nobody, bookCopy: nobody };
    expect(problemsOf(await post("/api/members", member)).sort()).toEqual(["bookCopy notFound", "bookId notFound"]);
  });

  test("quick search and sorting ignore case and accents", async () => {
    for (const name of ["Ômega letras", "alba letras", "Álgebra letras", "Zeta letras"]) {
      await post("/api/genres", { name, code: "poetry" });
    }
    const names = async (query: string) =>
      (await get<ListBody>(`/api/genres?${query}`)).data.map((genre) => String(genre["name"]).split(" ")[0]);
    expect(await names("q=OMEGA")).toEqual(["Ômega"]);
    expect(await names(`q=${encodeURIComponent("álgébra")}`)).toEqual(["Álgebra"]);
    expect(await names("q=letras&sort=name")).toEqual(["alba", "Álgebra", "Ômega", "Zeta"]);
    expect(await names("q=letras&sort=-name")).toEqual(["Zeta", "Ômega", "Álgebra", "alba"]);
  });

  test("a member's book copy must belong to the member's book", async () => {
    const books = (await get<{ data: { id: string; bookCopies: RecordBody[] }[] }>("/api/books?pageSize=2")).data;
    const [bookId, bookCopy] = [books[0]?.id, books[1]?.bookCopies[0]?.id];
    const member = { username: "parte@b.example", email: "parte@b.example", bookCopy };
    expect(problemsOf(await post("/api/members", { ...member, bookId }))).toEqual(["bookCopy notFound"]);
    expect(problemsOf(await post("/api/members", member))).toEqual(["bookId required"]);
    expect((await post("/api/members", { ...member, bookId: books[1]?.id })).statusCode).toBe(201);
  });

  test("deleting a record in use is 409 with the number of records that refer to it", async () => {
    const [book] = (await get<ListBody>("/api/books?pageSize=1")).data;
    const answer = await call({ method: "DELETE", url: `/api/books/${book?.id}` });
    expect(answer.statusCode).toBe(409);
    const params = answer.json<Problem>().details[0]?.params;
    expect(params).toMatchObject({ entity: "member", field: "bookId" });
    expect(Number(params?.["count"])).toBeGreaterThan(10);
  });

  test("removing a child record in use is 409", async () => {
    const [book] = (await get<ListBody>("/api/books?pageSize=1")).data;
    const answer = await put(`/api/books/${book?.id}`, { ...book, bookCopies: [] });
    expect([answer.statusCode, problemsOf(answer)]).toEqual([409, [" inUse"]]);
  });

  test.each([
    ["aaaaaaaa", ["uppercase", "number", "special"]],
    ["AAAAAAA1", ["lowercase", "special"]],
  ])("a password like %s is rejected wherever it is set, with each broken rule", async (password, rules) => {
    const body = { username: "fraca@pessoa.example", email: "fraca@pessoa.example", password };
    const refused = await post("/api/members", body);
    expect(refused.statusCode).toBe(422);
    const { details } = refused.json<{ details: readonly { path: string; params: { rule?: string } }[] }>();
    expect(details.map(({ path, params }) => [path, params.rule])).toEqual(rules.map((rule) => ["password", rule]));
  });

  test("case 185: a password is stored as a hash and is never in a response", async () => {
    const body = { username: "nova@pessoa.example", email: "nova@pessoa.example", password: "Senha-1234" };
    const created = await post("/api/members", body);
    const { id } = created.json<RecordBody>();
    const [row] = await backend.context.db.select().from(members).where(eq(members.id, id));
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const changed = await put(`/api/members/${id}`, { username: body.username, email: "outra@pessoa.example" });
    const [after] = await backend.context.db.select().from(members).where(eq(members.id, id));
    expect(after?.password).toBe(row?.password);
    for (const answer of [created, changed, await call({ url: `/api/members/${id}` })]) {
      expect(answer.body).not.toMatch(/argon2|Senha|password/);
    }
  });

  test("case 184: read-only fields of a body are ignored, and unknown ones are 422", async () => {
    const [ticket] = (await get<ListBody>("/api/tickets?pageSize=1&sort=-useCount")).data;
    const changed = await put(`/api/tickets/${ticket?.id}`, { ...ticket, id: "x", useCount: 0 });
    expect(changed.json()).toEqual(ticket);
    const answer = await put(`/api/tickets/${ticket?.id}`, { ...ticket, revision: 9, passwordHash: "x" });
    expect(problemsOf(answer)).toEqual(["revision additionalProperties", "passwordHash additionalProperties"]);
    expect(problemsOf(await post("/api/tickets", { code: "TIPO", value: "12" }))).toEqual(["value type"]);
  });

  test("lists are paged, sorted, searched and filtered within bounds", async () => {
    const first = await get<ListBody>("/api/tickets?pageSize=15&sort=-value");
    const third = await get<ListBody>("/api/tickets?pageSize=15&sort=-value&page=3");
    expect([first.data.length, third.data.length, third.total]).toEqual([15, 10, first.total]);
    const filtered = await get<ListBody>("/api/tickets?status=archived&status=waiting&pageSize=1000");
    expect(new Set(filtered.data.map((row) => row["status"]))).toEqual(new Set(["archived", "waiting"]));
    expect((await get<ListBody>("/api/tickets?q=leitura-00")).total).toBe(9);
    expect((await get<ListBody>("/api/tickets?q=%25")).total).toBe(0);
    expect((await get<ListBody>("/api/genres?active=false")).data.every((row) => row["active"] === false)).toBe(true);
    expect((await get<ListBody>("/api/members/all?bookId=none")).total).toBe(0);
    for (const query of ["pageSize=0", "pageSize=1001", "page=0", "page=1.5", "sort=password", "status=x", "foo=1"]) {
      expect([query, (await call({ url: `/api/members/all?${query}` })).statusCode]).toEqual([query, 400]);
    }
  });

  test("case 183: SQL in a parameter is treated as text", async () => {
    for (const text of ["' or 1=1--", "\\", "%27;drop table books", "$1", "\u0000"]) {
      const q = encodeURIComponent(text);
      expect((await call({ url: `/api/books?q=${q}` })).statusCode).toBe(text === "\u0000" ? 400 : 200);
      expect((await call({ url: `/api/books/${q}` })).statusCode).toBe(404);
    }
    const answer = await post("/api/genres", { name: "a\u0000b", code: "poetry" });
    expect([answer.statusCode, problemsOf(answer)]).toEqual([422, ["name pattern"]]);
  });

  test("enabled books are the active ones", async () => {
    await post("/api/books", { name: "Antigo", status: "archived" });
    const enabled = await get<ListBody>("/api/books/enabled");
    expect(enabled.data.map((row) => row["name"])).toEqual(["Essencial", "Viajante Pro", "Escola"]);
  });

  test("records can be read by several ids in one call; an invalid id finds no record", async () => {
    const { data } = await get<ListBody>("/api/genres?pageSize=3");
    const [first, , third] = data.map((row) => row["id"]);
    const named = await get<ListBody>(`/api/genres?id=${first}&id=nobody&id=${third}&page=1&pageSize=3`);
    expect(new Set(named.data.map((row) => row["id"]))).toEqual(new Set([first, third]));
    expect(named.total).toBe(2);
  });

  test("a list is filtered by a range of days with optional ends", async () => {
    for (const lastDay of ["2031-05-01", "2031-05-31", "2031-06-01"]) {
      await post("/api/tickets", { code: `DIA-${lastDay}`, value: 1, lastDay });
    }
    const total = async (range: string) => (await get<ListBody>(`/api/tickets?q=DIA-2031&lastDay=${range}`)).total;
    expect(await Promise.all(["2031-05-01..2031-05-31", "2031-05-31..", "..2031-05-30"].map(total))).toEqual([2, 2, 1]);
    expect((await call({ url: "/api/tickets?lastDay=2031-02-30.." })).statusCode).toBe(400);
  });
});
