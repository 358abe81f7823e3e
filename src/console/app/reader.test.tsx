import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answer, closeConsole, openAt, standInForWindow } from "../testing/console-harness.tsx";
import { fakeFetch } from "../testing/fake-fetch.ts";

beforeEach(standInForWindow);

afterEach(closeConsole);

describe("a staff member", () => {
  const open = async (path: string, role: string) => {
    fakeFetch(answer);
    return await openAt(path, { signedIn: true, claims: { role } });
  };

  test("who is a reader is offered no way to write", async () => {
    await open("/books", "reader");
    await screen.findByText("Nenhum livro ainda");
    expect(screen.queryAllByRole("link", { name: "Novo livro" })).toEqual([]);
  });

  test.each([
    ["/books/create", "Voltar para a lista", "/books"],
    ["/books/edit/1", "Ver", "/books/show/1"],
  ])("who is a reader gets a link to the data at %s, which they may only view", async (path, label, target) => {
    await open(path, "reader");
    expect(await screen.findByText("Sem permissão")).toBeDefined();
    expect(screen.getByText("Você pode ver estes dados, mas não alterá-los.")).toBeDefined();
    expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe(target);
  });

  test("who is an administrator, or whose token does not say, is offered all of it", async () => {
    await open("/books", "administrator");
    expect((await screen.findAllByRole("link", { name: "Novo livro" })).length).toBeGreaterThan(0);
  });
});
