import { expect, test } from "vitest";
import { dialogsPtBr } from "./pt-BR/dialogs.ts";
import { workPtBr } from "./pt-BR/list-tools.ts";

/** Plural words with a grammatical gender: "selecionados", "feitas", "todos", "os outros". */
const AGREES = /\p{L}+(?:ad|íd|id|eit)[oa]s\b|\b(?:todos|todas|elas?|eles?|outr[oa]s)\b/giu;

test("texts about several records contain no gendered words, since entity names have either gender", () => {
  const said = Object.entries({ ...dialogsPtBr, ...workPtBr }).filter(([key]) => /^(bulk|crud\.impact)\./.test(key));
  const found = said.flatMap(([key, text]) => (text.match(AGREES) ?? []).map((word) => `${key}: ${word}`));
  expect(found).toEqual([]);
});
