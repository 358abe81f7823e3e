import { expect, test } from "vitest";
import type { MessageKey } from "../../../contract/register.ts";
import type { Text } from "../../i18n/text.ts";
import { findTitles, findTitlesIn } from "./find-titles.ts";
import type { ImportTarget } from "./import-columns.ts";

const toField = (name: string) => ({ name, labelKey: `field.${name}` as MessageKey, display: "text" });
const NAMES = ["code", "amount", "until"];
const target = {
  screens: { fields: Object.fromEntries(NAMES.map((name) => [name, toField(name)])), form: null },
  fields: NAMES.map((name) => ({ field: toField(name), whole: null, schema: {}, isRequired: false })),
} as unknown as ImportTarget;

const LABELS: Readonly<Record<string, readonly string[]>> = {
  "pt-BR": ["Código", "Valor", "Válido até"],
  "en-US": ["Code", "Amount", "Valid until"],
};
const textOf = (language: string): Text => ({
  t: ((key: string) => LABELS[language]?.[NAMES.indexOf(key.slice("field.".length))] ?? key) as Text["t"],
  language,
});
const own = textOf("pt-BR");

test("titles are below the names and dates of a report", () => {
  const report = [["Vendas"], ["Período", "01/2026"], [], ["Código", "Valor", "Outro"], ["A", 1, "x"]];
  expect(findTitles(report, target, own)).toMatchObject({ at: 3, known: 2, unknown: 1 });
});

test("a line is no title line if one above it has as many cells", () => {
  expect(
    findTitles(
      [
        ["x", "y"],
        ["Código", "Valor"],
      ],
      target,
      own,
    ),
  ).toMatchObject({ at: 0, known: 0, unknown: 2 });
});

test.each(["  CÓDIGO ", "codigo", "C\u00f3digo\u200f", "Co\u0301digo", "code", "x [code]"])(
  "the title %j is known in any case, with blanks and direction marks",
  (title) => {
    expect(findTitles([[title]], target, own)).toMatchObject({ known: 1, unknown: 0 });
  },
);

test.each(["Válido\naté", "Válido  até", "Válido\u00a0até"])("the title %j is known with other blanks", (title) => {
  expect(findTitles([[title]], target, own)).toMatchObject({ known: 1, unknown: 0 });
});

test("titles of another language are found, and loaded only if the own language lacks one", async () => {
  const find = async (titles: readonly string[]) => {
    let loads = 0;
    const loadOthers = async () => {
      loads += 1;
      return [textOf("en-US")];
    };
    const { text, known } = await findTitlesIn([titles], target, { own, loadOthers });
    return [text.language, known, loads];
  };
  expect(await find(["Code", "Amount", "Valid until"])).toEqual(["en-US", 3, 1]);
  expect(await find(["Código", "Valor", ""])).toEqual(["pt-BR", 2, 0]);
  expect(await find(["Código", "Nota"])).toEqual(["pt-BR", 1, 1]);
});
