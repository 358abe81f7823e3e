import type { ConsoleModel, EntityModel } from "../model/types/console-model.ts";
import { toStringLiteral } from "../render/literal.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface EntityView {
  readonly name: string;
  readonly type: string;
  readonly module: string;
  /** Unions of names as TypeScript types. */
  readonly screens: string;
  readonly shown: string;
  readonly edited: string;
  readonly sections: string;
}

interface EntitiesView {
  readonly banner: string;
  readonly entities: readonly EntityView[];
}

const view = template<EntitiesView>("entities.ts.hbs");

/** `generated/entities.ts`: maps entity names to record types and to the parts of the console that exist for them. */
export function emitEntities({ entities }: ConsoleModel): readonly EmittedFile[] {
  const content = view({
    banner: banner("schema/entities/"),
    entities: entities.map(toView),
  });
  return [{ path: "entities.ts", content }];
}

function toView({ names, file, fields, screens, form }: EntityModel): EntityView {
  const isShown = screens.includes("list") || screens.includes("show");
  const isEdited = screens.includes("create") || screens.includes("edit");
  const sections = isEdited ? form.sections : [];
  return {
    name: names.name,
    type: names.type,
    module: `../${file}`,
    screens: toUnion(screens),
    shown: toUnion(isShown ? fields.filter(({ writeOnly }) => !writeOnly).map(({ name }) => name) : []),
    edited: toUnion(sections.flatMap((section) => section.fields)),
    sections: toUnion(sections.map(({ name }) => name)),
  };
}

const WIDTH = 120;

/** `"list" | "show"`, with one name per line if too long. */
function toUnion(names: readonly string[]): string {
  const literals = names.map(toStringLiteral);
  const line = literals.join(" | ");
  if (line === "") {
    return " never";
  }
  const fits = `    readonly sections: ${line};`.length <= WIDTH;
  return fits ? ` ${line}` : literals.map((literal) => `\n      | ${literal}`).join("");
}
