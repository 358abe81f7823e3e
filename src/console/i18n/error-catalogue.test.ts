import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../contract/labels.ts";
import { ApiError } from "../api/api-error.ts";
import { formsEnUs } from "./en-US/form.ts";
import { texts as catalogueEnUs } from "./en-US/lists.ts";
import { texts as shellEnUs } from "./en-US/shell.ts";
import { toErrorKey } from "./error-text.ts";
import { formsPtBr } from "./pt-BR/form.ts";
import { texts as cataloguePtBr } from "./pt-BR/lists.ts";
import { texts as shellPtBr } from "./pt-BR/shell.ts";

const english: Catalogue = { ...shellEnUs, ...catalogueEnUs, ...formsEnUs };
const portuguese: Catalogue = { ...shellPtBr, ...cataloguePtBr, ...formsPtBr };

describe("the error catalogue of the specification", () => {
  test.each([
    ["shell.login.invalid", "User or password invalid", "Usuário ou senha inválidos"],
    ["shell.logout.failure", "Logout failed", "Você saiu, mas a sessão continua aberta no servidor"],
    ["shell.session.noRefreshToken", "No refresh token available", "A sessão expirou. Entre novamente."],
    ["shell.session.refreshFailed", "Token refresh failed", "Não foi possível renovar a sessão. Entre novamente."],
    ["shell.notFound.title", "Page not found", "Página não encontrada"],
    ["shell.error.server", "Internal server error", "Erro interno do servidor"],
    ["crud.action.copied", "Copied", "Copiado"],
    ["crud.action.copyFailed", "Failed to copy", "Não foi possível copiar"],
  ] as const)("%s is %j, and in Portuguese %j", (key, en, pt) => {
    expect([english[key], portuguese[key]]).toEqual([en, pt]);
  });

  test("a validation error has its own title", () => {
    expect(english["crud.form.otherProblems"]).toBe("Fix these problems before you save:");
    expect(portuguese["crud.form.otherProblems"]).toBe("Corrija antes de salvar:");
  });

  test("an unsupported clipboard has its own message", () => {
    expect(english["crud.action.copyUnsupported"]).toContain("not supported");
  });

  test("a server failure is an internal server error, regardless of the page in the response", () => {
    const error = new ApiError({ kind: "http", statusCode: 500, message: "<html>" });
    expect(english[toErrorKey(error)]).toBe("Internal server error");
  });
});
