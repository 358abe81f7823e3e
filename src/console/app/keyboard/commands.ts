import type { ConsoleModel } from "../../../contract/console-model.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { OverrideRegistry } from "../../crud/overrides/entity-overrides.ts";
import { overridesOf } from "../../crud/overrides/overrides-context.ts";
import { languageName } from "../../i18n/language-name.ts";
import type { Text, TextKey } from "../../i18n/text.ts";
import type { SignedInProduct } from "../../product.ts";
import { type ThemeName, themeNames } from "../../theme/theme-seeds.ts";
import type { Command, Question } from "./command.ts";
import { toGoKeys } from "./go-keys.ts";
import { toValueCommands } from "./value-commands.ts";

/** The parts of the product that commands are built from. */
export type CommandSource = Pick<ConsoleModel, "screenRoutes" | "breakdownRoutes"> &
  Pick<SignedInProduct, "menu"> & { readonly listed: readonly EntityScreens<MessageKey>[] };

/** Effects that commands can trigger. */
export interface CommandTargets {
  readonly goTo: (path: string) => void;
  readonly ask: (question: Question) => void;
  readonly chooseTheme: (name: ThemeName) => void;
  readonly languages: readonly string[];
  readonly setLanguage: (language: string) => void;
  readonly showKeys: () => void;
}

/** Loads the descriptors of every entity with a list, with their actions and values. */
export async function loadListed(
  { screenRoutes }: Pick<ConsoleModel, "screenRoutes">,
  overrides: OverrideRegistry,
): Promise<readonly EntityScreens<MessageKey>[]> {
  const lists = screenRoutes.filter(({ screen }) => screen === "list");
  return await Promise.all(
    lists.map(async ({ entity, load }) => {
      const widen = await overridesOf(overrides, entity).listScreens?.();
      const screens = await load();
      return widen ? widen(screens) : screens;
    }),
  );
}

/**
 * Builds the commands that are available on every page: pages, create screens, collection actions, filtered lists,
 * themes, languages, help.
 */
export function toCommands(
  t: Text["t"],
  { menu, screenRoutes, breakdownRoutes, listed }: CommandSource,
  targets: CommandTargets,
): readonly Command[] {
  const { goTo, ask, chooseTheme, languages, setLanguage, showKeys } = targets;
  const toPage = (
    group: "go" | "create",
    { path, titleKey }: { readonly path: string; readonly titleKey: TextKey },
  ) => ({
    id: path,
    group,
    label: t(titleKey),
    icon: null,
    keys: [],
    run: () => goTo(path),
  });
  const actions = listed.flatMap((screens) =>
    screens.actions.filter(({ on }) => on === "collection").map((action) => ({ screens, action })),
  );
  return [
    ...toGoKeys(t, menu).map(({ path, label, icon, letter }) => ({
      id: path,
      group: "go" as const,
      label,
      icon,
      keys: letter === "" ? [] : ["g", letter],
      run: () => goTo(path),
    })),
    ...breakdownRoutes.map((route) => toPage("go", route)),
    ...screenRoutes.filter(({ screen }) => screen === "create").map((route) => toPage("create", route)),
    ...actions.map(({ screens, action }) => ({
      id: `${screens.entity}.${action.name}`,
      group: "action" as const,
      label: t(action.labelKey),
      icon: action.icon,
      keys: [],
      run: () => ask({ screens, asks: { action } }),
    })),
    ...toValueCommands(t, listed, goTo),
    ...themeNames.map((name) => ({
      id: `theme.${name}`,
      group: "theme" as const,
      label: t(`shell.theme.${name}`),
      icon: null,
      keys: [],
      run: () => chooseTheme(name),
    })),
    ...languages.map((language) => ({
      id: `language.${language}`,
      group: "language" as const,
      label: languageName(language),
      lang: language,
      icon: null,
      keys: [],
      run: () => setLanguage(language),
    })),
    { id: "keys", group: "help", label: t("keyboard.sheet.title"), icon: null, keys: ["?"], run: showKeys },
  ];
}
