import type { ConsoleModel } from "../model/console-model.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface EntitiesView {
  readonly banner: string;
  readonly entities: readonly { readonly name: string; readonly type: string; readonly module: string }[];
}

const view = template<EntitiesView>("entities.ts.hbs");

/** `generated/entities.ts`: from an entity's name to the type of its records. */
export function emitEntities({ entities }: ConsoleModel): readonly EmittedFile[] {
  const content = view({
    banner: banner("schema/entities/"),
    entities: entities.map(({ names, file }) => ({ name: names.name, type: names.type, module: `../${file}` })),
  });
  return [{ path: "entities.ts", content }];
}
