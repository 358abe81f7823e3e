import type { MenuItem } from "../../src/contract/screens.ts";
import { type ConsoleModel, entityNamed } from "../model/types/console-model.ts";
import { key } from "../model/types/message-keys.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface MenuView {
  readonly banner: string;
  readonly items: readonly MenuItem[];
}

const view = template<MenuView>("menu.ts.hbs");

/** `generated/menu.ts`: the menu entries, with a path if there is a screen. */
export function emitMenu(model: ConsoleModel): readonly EmittedFile[] {
  const items = model.menu.map(({ name, icon, entity, path }) => ({
    name,
    icon,
    labelKey: key.menu(name),
    path: path ?? (entity === undefined ? null : (entityNamed(model, entity).routes.list ?? null)),
  }));
  return [{ path: "menu.ts", content: view({ banner: banner("schema/menu.ts"), items }) }];
}
