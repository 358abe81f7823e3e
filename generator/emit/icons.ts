import type { ConsoleModel } from "../model/types/console-model.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface IconsView {
  readonly banner: string;
  readonly icons: readonly string[];
}

const view = template<IconsView>("icons.ts.hbs");

/** `generated/icons.ts`: only the icons that the spec uses, so that no page loads others. */
export function emitIcons({ entities, menu }: ConsoleModel): readonly EmittedFile[] {
  const named = [
    ...entities.flatMap(({ icon, actions }) => [icon, ...actions.flatMap((action) => action.icon ?? [])]),
    ...menu.map(({ icon }) => icon),
  ];
  const icons = [...new Set(named)].sort();
  return [{ path: "icons.ts", content: view({ banner: banner("schema/"), icons }) }];
}
