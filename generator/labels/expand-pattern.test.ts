import { describe, expect, test } from "vitest";
import { expandPattern, type Noun, patternFault } from "./expand-pattern.ts";
import { enUs } from "./patterns/en-us.ts";
import { ptBr } from "./patterns/pt-br.ts";

const book: Noun = { one: "livro", many: "livros", gender: "masculine" };
const librarian: Noun = { one: "bibliotecária", many: "bibliotecárias", gender: "feminine" };

describe("a pattern", () => {
  const genders = ["masculine", "feminine"] as const;

  test.each([
    ["{Novo|Nova} {one}", "Novo livro", "Nova bibliotecária"],
    ["{One} {criado|criada}", "Livro criado", "Bibliotecária criada"],
    [
      "{{count, number}} {many} {lidos|vistas}",
      "{{count, number}} livros lidos",
      "{{count, number}} bibliotecárias vistas",
    ],
    ["{Many} de “{{title}}”", "Livros de “{{title}}”", "Bibliotecárias de “{{title}}”"],
    ["{{one}} stays", "{{one}} stays", "{{one}} stays"],
  ])("%s agrees with its noun", (pattern, masculine, feminine) => {
    expect([book, librarian].map((noun) => expandPattern(pattern, noun, genders))).toEqual([masculine, feminine]);
  });

  test("is null while a name or gender is missing", () => {
    const nameless: Noun = { one: null, many: "livros", gender: null };
    expect(expandPattern("Editar {one}", nameless, genders)).toBeNull();
    expect(expandPattern("{Novo|Nova}", nameless, genders)).toBeNull();
    expect(expandPattern("Todos: {many}", nameless, genders)).toBe("Todos: livros");
  });

  test("makes the success of an action of the action's name", () => {
    expect(expandPattern("{label}: concluído", { ...book, label: "Emprestar" }, genders)).toBe("Emprestar: concluído");
  });
});

describe("the patterns of a language", () => {
  test.each([
    ["pt-BR", ptBr],
    ["en-US", enUs],
  ])("of %s can all be expanded", (_, { genders, entity, fields, action }) => {
    const names = ["one", "many", "One", "Many"];
    const errors = [
      ...[...Object.values(entity), ...Object.values(fields)].map((text) => patternFault(text, names, genders)),
      ...Object.values(action).map((text) => patternFault(text, [...names, "label"], genders)),
    ];
    expect(errors.filter((error) => error !== null)).toEqual([]);
  });

  test("of Portuguese agree in gender and number", () => {
    const say = (pattern: string | undefined, noun: Noun) => expandPattern(pattern ?? "", noun, ptBr.genders);
    const { create, none, selected, selected_one, archived, bulkDeleteConfirm } = ptBr.entity;
    expect([create, none, selected, selected_one, archived].map((pattern) => say(pattern, librarian))).toEqual([
      "Nova bibliotecária",
      "Nenhuma bibliotecária ainda",
      "{{count, number}} bibliotecárias selecionadas",
      "{{count, number}} bibliotecária selecionada",
      "Bibliotecária arquivada",
    ]);
    expect(say(bulkDeleteConfirm, librarian)).toBe("Elas serão excluídas. Esta ação não pode ser desfeita.");
    expect(say(ptBr.fields["createdAt"] ?? "", librarian)).toBe("Criada em");
  });
});
