import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answer, closeConsole, mockWindowApis, openAt } from "../testing/console-harness.tsx";
import { fakeFetch } from "../testing/fake-fetch.ts";

beforeEach(mockWindowApis);

afterEach(closeConsole);

describe("a staff member", () => {
  const open = async (path: string, role: string) => {
    fakeFetch(answer);
    return await openAt(path, { signedIn: true, claims: { role } });
  };

  test("with the reader role sees no write actions", async () => {
    await open("/books", "reader");
    await screen.findByText("Nenhum livro ainda");
    expect(screen.queryAllByRole("link", { name: "Novo livro" })).toEqual([]);
  });

  test.each([
    ["/books/create", "Voltar para a lista", "/books"],
    ["/books/edit/1", "Ver", "/books/show/1"],
  ])("with the reader role can open %s, and only view it", async (path, label, target) => {
    await open(path, "reader");
    expect(await screen.findByText("Sem permissão")).toBeDefined();
    expect(screen.getByText("Você pode ver estes dados, mas não alterá-los.")).toBeDefined();
    expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe(target);
  });

  test("with the administrator role, or a token without a role, sees every action", async () => {
    await open("/books", "administrator");
    expect((await screen.findAllByRole("link", { name: "Novo livro" })).length).toBeGreaterThan(0);
  });
});
