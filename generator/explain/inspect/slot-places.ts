import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { EmittedFile } from "../../emit/emitted-file.ts";
import type { EntityModel } from "../../model/types/console-model.ts";
import { handFolder } from "../../paths/product-paths.ts";
import { findInOutput, type OutputLocation, type Subject } from "../output-locations.ts";
import { readFilledSlots } from "../override-sources.ts";
import { lineOf, membersOf, readConstant } from "../source-objects.ts";
import { winningOverrides } from "../winning-overrides.ts";
import type { SpecPart } from "./subjects.ts";

/** A slot of the product's code for a part, filled or free. */
export interface SlotPlace {
  /** `display.code`, `screens.create`, `customRoutes`. */
  readonly what: string;
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** The slots that an entity's word is about. */
const SLOTS_OF: Readonly<Record<string, readonly string[]>> = {
  create: ["screens.create", "form"],
  edit: ["screens.edit", "form"],
  many: ["screens.list", "listActions"],
  none: ["screens.list"],
  show: ["screens.show"],
};

const FREE = "free";

/** The overrides that apply to a part, and the free slots in which one could be written. */
export function slotPlaces(root: string, part: SpecPart): readonly SlotPlace[] {
  switch (part.type) {
    case "field": {
      const top = part.entity.fields.find(({ name }) => name === part.path.split(".")[0]) ?? part.field;
      const subject = { entity: part.entity, field: top };
      const filled = filledSlots(root, subject, generatedPlaces(root, subject));
      const free = [`display.${top.name}`, ...(top.readOnly ? [] : [`widgets.${top.name}`])];
      return [...filled, ...freeSlots({ root, part }, free, filled)];
    }
    case "entity": {
      const subject = { entity: part.entity, field: null };
      const wanted = SLOTS_OF[part.word];
      const all = filledSlots(root, subject, generatedPlaces(root, subject));
      const filled = wanted === undefined ? all : all.filter(({ what }) => wanted.includes(what));
      return [...filled, ...freeSlots({ root, part }, wanted ?? [], filled)];
    }
    case "section": {
      const filled = readFilledSlots(root, part.entity.names.name)
        .filter(({ slot }) => slot === "form")
        .map(({ file, line, by }) => ({ what: "form", text: by, file, line }));
      return [...filled, ...freeSlots({ root, part }, ["form"], filled)];
    }
    case "product":
      return textUses(root, `product.${part.name}`).map((use) => ({ what: "used in", ...use }));
    case "action":
      return routePlaces(root, `${part.entity.names.name}.${part.name}`);
    default:
      return [];
  }
}

function filledSlots(root: string, subject: Subject, locations: readonly OutputLocation[]): readonly SlotPlace[] {
  return winningOverrides(root, subject, locations).map(({ slot, file, line, by, description }) => ({
    what: slot,
    text: by === "" ? description : by,
    file,
    line,
  }));
}

/** Free slots are written into the entity's overrides, else into the registry. */
function freeSlots(
  { root, part }: { readonly root: string; readonly part: { readonly entity: EntityModel } },
  slots: readonly string[],
  filled: readonly SlotPlace[],
): readonly SlotPlace[] {
  const registry = `${handFolder(root)}/console/overrides/registry.ts`;
  const [own] = readFilledSlots(root, part.entity.names.name);
  return slots
    .filter((slot) => !filled.some(({ what }) => what === slot))
    .map((what) => ({ what, text: FREE, file: own?.file ?? registry, line: own?.line ?? 1 }));
}

/** The code of an action in the product's backend. */
function routePlaces(root: string, name: string): readonly SlotPlace[] {
  const file = `${handFolder(root)}/backend/product.ts`;
  const routes = membersOf(readConstant(root, file, "backendProduct")).find((member) => member.name === "customRoutes");
  const own = routes === undefined ? undefined : membersOf(routes.value).find((member) => member.name === name);
  return own === undefined
    ? [{ what: "customRoutes", text: FREE, file, line: 1 }]
    : [{ what: "customRoutes", text: name, file: own.source.file, line: lineOf(own, own.at) }];
}

/** The lines of the generated files that concern a part, as they are on disk. */
export function generatedPlaces(root: string, subject: Subject): readonly OutputLocation[] {
  const { kebab } = subject.entity.names;
  const names = [
    ...[`schemas/${kebab}.ts`, `validators/${kebab}.js`, `screens/${kebab}.ts`, `api/${kebab}.ts`],
    ...["routes.ts", "bodies.ts", "openapi.json", "backend/tables.ts", "backend/storage.ts"],
  ];
  const files = names.flatMap((name): readonly EmittedFile[] => {
    try {
      return [{ path: `generated/${name}`, content: readFileSync(path.join(root, "generated", name), "utf8") }];
    } catch {
      // Not every entity has each file.
      return [];
    }
  });
  return findInOutput(files, subject);
}

/** A line of the product's code that names a text. */
interface TextUse {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Where the product's code uses one of its own texts: `"product.report.title"`. */
function textUses(root: string, key: string): readonly TextUse[] {
  const folder = path.join(handFolder(root), "console");
  return codeIn(root, folder).flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .flatMap((text, index) =>
        text.includes(`"${key}"`) ? [{ file: file.split(path.sep).join("/"), line: index + 1, text: text.trim() }] : [],
      ),
  );
}

function codeIn(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => path.join(folder, name));
  } catch {
    // A product without a console.
    return [];
  }
}
