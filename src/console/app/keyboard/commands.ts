import type { ConsoleModel } from "../../../contract/console-model.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { OverrideRegistry } from "../../crud/overrides/entity-overrides.ts";
import { overridesOf } from "../../crud/overrides/overrides-context.ts";
import { trashPath } from "../../data/trash-calls.ts";
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
  /** Opens the list of recent changes. */
  readonly showChanges: () => void;
  /** Null if no undo is possible. */
  readonly undoLast: (() => void) | null;
  /** Pages of the user menu. */
  /** True if the backend has a trash. */
  readonly hasTrash: boolean;
  readonly userPages: readonly { readonly path: string; readonly labelKey: TextKey }[];
  /** Null if the console has no sign-in. */
  readonly signOut: (() => void) | null;
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

/** The trash of each list with deletions. */
function toTrashes(t: Text["t"], listed: CommandSource["listed"], goTo: CommandTargets["goTo"]): readonly Command[] {
  return listed
    .filter(({ operations }) => operations.includes("delete"))
    .map(({ entity, icon, messages }) => ({
      id: trashPath(entity),
      group: "go" as const,
      label: `${t("trash.open")} · ${t(messages.many)}`,
      icon,
      keys: [],
      run: () => goTo(trashPath(entity)),
    }));
}

/** Themes and languages. */
function toSettings(t: Text["t"], { chooseTheme, languages, setLanguage }: CommandTargets): readonly Command[] {
  return [
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
  ];
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
  const { goTo, ask, showKeys, userPages, signOut, showChanges, undoLast, hasTrash } = targets;
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
  const toAction = (id: string, label: string, run: () => void) => ({
    id,
    group: "action" as const,
    label,
    icon: null,
    keys: [],
    run,
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
    ...(hasTrash ? toTrashes(t, listed, goTo) : []),
    ...userPages.map(({ path, labelKey }) => toPage("go", { path, titleKey: labelKey })),
    ...screenRoutes.filter(({ screen }) => screen === "create").map((route) => toPage("create", route)),
    ...actions.map(({ screens, action }) => ({
      id: `${screens.entity}.${action.name}`,
      group: "action" as const,
      label: t(action.labelKey),
      icon: action.icon,
      keys: [],
      run: () => ask({ screens, asks: { action } }),
    })),
    ...(undoLast ? [{ ...toAction("undo", t("keyboard.sheet.undo"), undoLast), keys: ["Ctrl", "Z"] }] : []),
    toAction("recentChanges", t("recent.title"), showChanges),
    ...toValueCommands(t, listed, goTo),
    ...toSettings(t, targets),
    { id: "keys", group: "help", label: t("keyboard.sheet.title"), icon: null, keys: ["?"], run: showKeys },
    ...(signOut
      ? [{ id: "signOut", group: "help" as const, label: t("shell.user.signOut"), icon: null, keys: [], run: signOut }]
      : []),
  ];
}
