import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildModel } from "../model/build-model.ts";
import { frameworkRoot, productFolders } from "../paths/product-paths.ts";
import { fixtureFolders } from "../testing/fixture-files.ts";
import { diagnosticsIn, modelOf, smallSpec, text, validEntity } from "../testing/small-spec.ts";
import { deferredTexts } from "./deferred-texts.ts";

const products = productFolders().map((folder) => path.join(frameworkRoot, folder));

const standing = { $ref: "#/definitions/Standing" };
const season = { $ref: "#/definitions/Season" };

test("entities without screens that a shown entity embeds or references count as shown", () => {
  const embedded = { operations: null, screens: null, list: null, form: null };
  const named = { screens: [], form: null };
  const holds = (type: string) => ({ type: "array", items: { $ref: `#/definitions/${type}` } });
  const spec = smallSpec({
    entities: {
      member: validEntity(
        { "roomId?": text, "visits?": holds("Visit") },
        { relations: { roomId: { to: "room" } }, embeds: { visits: "visit" } },
      ),
      visit: validEntity({}, embedded),
      room: validEntity(
        { "houseId?": text, "steps?": holds("Step") },
        { ...named, relations: { houseId: { to: "house" } }, embeds: { steps: "step" } },
      ),
      step: validEntity({}, embedded),
      house: validEntity({}, named),
    },
  });
  expect(diagnosticsIn(spec)).toEqual([]);
  const isLater = deferredTexts(buildModel(spec));
  const names = ["member", "visit", "room", "step", "house"];
  expect(names.filter((name) => isLater(`entity.${name}.one`))).toEqual(["house"]);
});

test("only texts of entities without screens, and of enumerations that only these use, are loaded later", () => {
  const model = modelOf({
    entities: {
      member: validEntity({ "standing?": standing }),
      visit: validEntity({ "standing?": standing, "season?": season }, { screens: [] }),
    },
    types: {
      Standing: { type: "string", enum: ["open", "closed"] },
      Season: { type: "string", enum: ["summer", "winter"] },
    },
  });
  const isLater = deferredTexts(model);
  const shown = ["entity.member.one", "enum.standing.open", "menu.visit", "product.visit", "shell.visit", "unit.visit"];
  expect(shown.filter(isLater)).toEqual([]);
  const later = [
    "entity.visit.one",
    "entity.visit.field.name",
    "enum.season.summer",
    "entity.visit.enum.season.winter",
  ];
  expect(later.filter(isLater)).toEqual(later);
});

test("texts that only forms and show pages use are loaded later", () => {
  const isLater = deferredTexts(modelOf({ entities: { member: validEntity({ "name?": text }) } }));
  const words = ["one", "field.name", "action.pause.label", "help.name", "section.general", "rule.adult"];
  expect(words.filter((word) => isLater(`entity.member.${word}`))).toEqual([
    "help.name",
    "section.general",
    "rule.adult",
  ]);
});

test("the product's own texts about an entity with a list are loaded with it, others later", () => {
  const model = modelOf({
    entities: {
      member: validEntity({ "name?": text }),
      visit: validEntity({ "name?": text }, { screens: ["show"] }),
    },
  });
  const own = ["product.name", "product.member.paid", "product.visit.paid", "product.memberTool.title"];
  expect(own.filter(deferredTexts(model))).toEqual(["product.visit.paid", "product.memberTool.title"]);
});

test.each([...products, ...fixtureFolders("fixtures")])("no list of %s names a text that comes later", (folder) => {
  const generated = path.join(folder, "generated");
  const read = (...names: readonly string[]) => names.map((name) => readFileSync(path.join(generated, name), "utf8"));
  const names = readdirSync(generated, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const screens = names.filter((name) => /^(screens\/[\w-]+|routes|menu|console-signed-in)\.ts$/.test(name));
  const named = new Set(read(...screens).flatMap((text) => text.match(/"(?:entity|enum|unit|menu)\.[^"]+"/g) ?? []));
  const later = read(...names.filter((name) => /^labels\/.*-forms\.ts$/.test(name))).flatMap((text) =>
    [...text.matchAll(/^ {2}("[^"]+"):/gm)].map(([, key = ""]) => key),
  );
  expect(screens).toContain("routes.ts");
  // Other texts about an entity appear only on its forms and show page.
  const isBeyondLists = (key: string) => /^"entity\.\w+\.(?:help|section|rule)\./.test(key);
  expect(later.filter((key) => named.has(key) && !isBeyondLists(key))).toEqual([]);
});
