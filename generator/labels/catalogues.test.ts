import { describe, expect, test } from "vitest";
import { SpecError } from "../diagnostics/spec-error.ts";
import { type SmallLabels, smallLabels } from "../testing/small-labels.ts";
import { modelOf, validEntity } from "../testing/small-spec.ts";
import { type Catalogues, toCatalogues } from "./catalogues.ts";

const member = validEntity({ "standing?": { $ref: "#/definitions/Standing" }, "joined?": { type: "string" } });
const ticket = validEntity(
  { "standing?": { $ref: "#/definitions/Standing" } },
  { actions: { close: { method: "POST", path: "/tickets/{id}/close", on: "record" } } },
);
const types = { Standing: { type: "string", enum: ["open", "closed"] } };

/** Members and tickets: feminine and masculine in Portuguese. Both have a status. */
const model = modelOf({
  entities: { member, ticket },
  menu: [
    { name: "members", icon: "HomeOutlined", entity: "member" },
    { name: "help", icon: "HomeOutlined" },
  ],
  product: {
    languages: ["pt-BR", "en-US"],
    completeLanguages: ["pt-BR", "en-US"],
    currency: "USD",
    brand: { mark: "M8 8z" },
  },
  types,
});

const FIELDS = "fields: { name: “Nome”, standing: “Situação”, joined: “Entrada” }, sections: { general: “Dados” },";

function entityFile(name: string, members: string): string {
  return `export const ${name} = { ${members.replace(/[“”]/g, '"')} } as const satisfies EntityLabels;`;
}

function productFile(members: string): string {
  return `export const labels = { ${members} } as const satisfies ProductLabels;`;
}

const whole: SmallLabels = {
  "pt-BR/member": entityFile("member", `one: “sócia”, many: “sócias”, gender: “feminine”, ${FIELDS}`),
  "pt-BR/ticket": entityFile(
    "ticket",
    `one: “chamado”, many: “chamados”, gender: “masculine”, fields: { name: “Nome”, standing: “Situação” },
     sections: { general: “Dados” }, actions: { close: { label: “Encerrar” } }, texts: { create: “Abrir chamado” }`,
  ),
  "pt-BR/product": productFile(
    `name: "Clube", menu: { help: "Ajuda" }, texts: { "home.text": "Olá" },
     enums: { standing: { open: { masculine: "Aberto", feminine: "Aberta" }, closed: "Fora" } }`,
  ),
  "en-US/member": entityFile("member", `one: “member”, many: “members”, ${FIELDS}`),
  "en-US/ticket": entityFile(
    "ticket",
    `one: “ticket”, many: “tickets”, fields: { name: “Name”, standing: “Standing” },
     sections: { general: “General” }, actions: { close: { label: “Close” } }`,
  ),
  "en-US/product": productFile(
    `name: "Club", menu: { help: "Help" }, texts: { "home.text": "Hello" },
     enums: { standing: { open: "Open", closed: "Out" } }`,
  ),
};

describe("the texts of a product", () => {
  test("are made of names, patterns and texts of their own, and none is missing", () => {
    const [portuguese, english] = toCatalogues(model, smallLabels(whole)).languages;
    const say = (key: string) => [portuguese?.texts.get(key), english?.texts.get(key)];
    expect([portuguese?.missing, english?.missing]).toEqual([[], []]);
    expect(say("entity.member.one")).toEqual(["Sócia", "Member"]);
    expect(say("entity.member.create")).toEqual(["Nova sócia", "New member"]);
    expect(say("entity.member.count")).toEqual(["{{count, number}} sócias", "{{count, number}} members"]);
    expect(say("entity.ticket.create")).toEqual(["Abrir chamado", "New ticket"]);
    expect(say("entity.ticket.field.id")).toEqual(["Identificador", "Identifier"]);
    expect(say("entity.ticket.action.close.success")).toEqual(["Encerrar: concluído", "Close: done"]);
    expect(say("product.home.text")).toEqual(["Olá", "Hello"]);
  });

  test("an entry of the menu that opens a list is called as its entity is", () => {
    const [portuguese] = toCatalogues(model, smallLabels(whole)).languages;
    expect(portuguese?.texts.get("menu.members")).toBe("Sócias");
    const renamed = {
      ...whole,
      "pt-BR/product": whole["pt-BR/product"]?.replace("menu: {", 'menu: { members: "Quadro",'),
    };
    expect(toCatalogues(model, smallLabels(renamed as SmallLabels)).languages[0]?.texts.get("menu.members")).toBe(
      "Quadro",
    );
  });

  test("the name of a value agrees with the entity that shows it, where its forms differ", () => {
    const { languages, gendered } = toCatalogues(model, smallLabels(whole));
    expect([...gendered]).toEqual(["entity.member.enum.standing.open"]);
    expect(languages.map(({ texts }) => texts.get("entity.member.enum.standing.open"))).toEqual(["Aberta", "Open"]);
    expect(languages[0]?.texts.get("enum.standing.open")).toBe("Aberto");
  });
});

/** The missing texts after some lines of the label files are removed. */
function missingWithout(file: string, words: string | RegExp, put = "") {
  const text = whole[file] ?? "";
  const changed = text.replace(words, put);
  expect(changed).not.toBe(text);
  return missingOf(toCatalogues(model, smallLabels({ ...whole, [file]: changed })));
}

function missingOf({ languages }: Catalogues) {
  return languages.flatMap(({ missing }) =>
    missing.map(({ file, constant, path, key }) => [file, constant, path, key]),
  );
}

describe("a missing text", () => {
  test("is reported with its key and its file", () => {
    expect(missingWithout("pt-BR/member", ', joined: "Entrada"')).toEqual([
      ["src/labels/pt-BR/member.ts", "member", ["fields", "joined"], "entity.member.field.joined"],
    ]);
    expect(missingWithout("en-US/ticket", 'label: "Close"')).toEqual([
      ["src/labels/en-US/ticket.ts", "ticket", ["actions", "close", "label"], "entity.ticket.action.close"],
    ]);
    expect(missingWithout("en-US/product", ' menu: { help: "Help" },')).toEqual([
      ["src/labels/en-US/product.ts", "labels", ["menu", "help"], "menu.help"],
    ]);
  });

  test("is one that is there and empty", () => {
    expect(missingWithout("pt-BR/member", '"Entrada"', '" "')).toEqual([
      ["src/labels/pt-BR/member.ts", "member", ["fields", "joined"], "entity.member.field.joined"],
    ]);
  });

  test("of the product's own is one that another language has", () => {
    expect(missingWithout("en-US/product", ' texts: { "home.text": "Hello" },')).toEqual([
      ["src/labels/en-US/product.ts", "labels", ["texts", "home.text"], "product.home.text"],
    ]);
  });

  test("of an enumeration belongs to the file with its other values", () => {
    expect(missingWithout("pt-BR/product", ', closed: "Fora"')).toEqual([
      ["src/labels/pt-BR/product.ts", "labels", ["enums", "standing", "closed"], "enum.standing.closed"],
    ]);
  });

  test("is reported once, not for each text that is created from it", () => {
    expect(missingWithout("pt-BR/member", 'one: "sócia", many: "sócias", gender: "feminine", ')).toEqual([
      ["src/labels/pt-BR/member.ts", "member", ["one"], "entity.member.one"],
      ["src/labels/pt-BR/member.ts", "member", ["many"], "entity.member.many"],
      ["src/labels/pt-BR/member.ts", "member", ["gender"], "entity.member.gender"],
    ]);
  });

  test("of an entity without a label file is reported with the expected file", () => {
    const { "pt-BR/ticket": _, ...others } = whole;
    const missing = missingOf(toCatalogues(model, smallLabels(others)));
    expect(new Set(missing.map(([file]) => file))).toEqual(new Set(["src/labels/pt-BR/ticket.ts"]));
    expect(missing).toHaveLength(7);
  });
});

test("a language of another region uses the framework's texts and patterns of the same language", () => {
  const files = Object.fromEntries(Object.entries(whole).map(([name, text]) => [name.replace("pt-BR", "pt-PT"), text]));
  const input = smallLabels(files);
  const product = { ...model.product, languages: ["pt-PT", "en-US"] };
  const [portuguese] = toCatalogues({ ...model, product }, input).languages;
  expect(portuguese).toMatchObject({ language: "pt-PT", framework: "pt-BR", missing: [] });
  expect(portuguese?.texts.get("entity.member.create")).toBe("Nova sócia");
});

describe("a language that the framework does not speak", () => {
  const files = Object.fromEntries(Object.entries(whole).map(([name, text]) => [name.replace("pt-BR", "it"), text]));
  const italian = modelOf({
    entities: { member, ticket },
    menu: [
      { name: "members", icon: "HomeOutlined", entity: "member" },
      { name: "help", icon: "HomeOutlined" },
    ],
    product: { languages: ["it", "en-US"], currency: "EUR", brand: { mark: "M8 8z" } },
    types,
  });
  const plain = { ...files, "it/member": entityFile("member", `one: “socia”, many: “socias”, ${FIELDS}`) };

  test("needs each pattern once for all entities", () => {
    const error = messagesOf(() => toCatalogues(italian, smallLabels(files)));
    expect(error).toEqual(expect.arrayContaining(['"feminine"', '"masculine"', "forms for masculine, feminine"]));
    const others = Object.fromEntries(
      Object.entries(plain).map(([name, text]) => [
        name,
        text.replace(/ gender: "\w+",/, "").replace('{ masculine: "Aberto", feminine: "Aberta" }', '"Aperto"'),
      ]),
    );
    const missing = missingOf(toCatalogues(italian, smallLabels(others)));
    expect(missing).toHaveLength(33);
    expect(new Set(missing.map(([file]) => file))).toEqual(new Set(["src/labels/it/patterns.ts"]));
    expect(missing).toContainEqual([
      "src/labels/it/patterns.ts",
      "patterns",
      ["entity", "create"],
      "patterns.entity.create",
    ]);
  });

  test("has its patterns and the framework's texts from the product", () => {
    const patterns = `export const patterns = { genders: ["masculine", "feminine"], entity: { create: "{Nuovo|Nuova} {one}" } } as const satisfies LanguagePatterns;`;
    const framework = `export const framework = { "shell.loading": "Caricamento…" } as const satisfies FrameworkTexts;`;
    const input = smallLabels({ ...files, "it/patterns": patterns, "it/framework": framework }, [
      "shell.loading",
      "shell.skip",
    ]);
    const [own] = toCatalogues(italian, input).languages;
    expect(own?.texts.get("entity.member.create")).toBe("Nuova sócia");
    expect(own?.texts.get("shell.loading")).toBe("Caricamento…");
    expect(missingOf({ languages: own === undefined ? [] : [own], ownKeys: [], gendered: new Set() })).toContainEqual([
      "src/labels/it/framework.ts",
      "framework",
      ["shell.skip"],
      "shell.skip",
    ]);
  });

  test("has additional plural forms from its patterns or labels", () => {
    const patterns = `export const patterns = { genders: ["masculine", "feminine"], entity: { count_many: "{{count, number}} di {many}" } } as const satisfies LanguagePatterns;`;
    const product = files["it/product"]?.replace("texts: {", 'texts: { "home.left_many": "Ne restano molti",') ?? "";
    const [own, en] = toCatalogues(
      italian,
      smallLabels({ ...files, "it/patterns": patterns, "it/product": product }),
    ).languages;
    expect(own?.texts.get("entity.member.count_many")).toBe("{{count, number}} di sócias");
    expect(own?.texts.get("product.home.left_many")).toBe("Ne restano molti");
    expect(en?.missing).toEqual([]);
  });
});

function messagesOf(run: () => unknown): readonly string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof SpecError) {
      return error.diagnostics.map(({ message }) => message);
    }
    throw error;
  }
  return [];
}
