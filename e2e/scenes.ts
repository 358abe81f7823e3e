import { recordScenes, stateScenes } from "./record-scenes.ts";
import { type Act, NARROW, opened, pressing, type Scene, type Setting } from "./scene.ts";

/** Menus and dialogs of the top bar. */
function barScenes({ translate, on }: Setting): readonly Scene[] {
  const menu = (name: string, label: string): Scene => ({
    name,
    path: `${on.list}?size=10`,
    act: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: label }).click();
      await opened(page, "menu");
    },
  });
  return [
    menu("user-menu", translate("shell.user.label")),
    menu("theme-menu", translate("shell.theme.label")),
    menu("language-menu", translate("shell.language.label")),
    {
      name: "palette-found",
      path: on.list,
      act: async (page) => {
        await page.keyboard.press("Control+k");
        await page.getByRole("dialog").getByRole("combobox").fill("a");
        await page.getByRole("option").first().waitFor();
      },
    },
    {
      name: "palette-none",
      path: on.list,
      act: async (page) => {
        await page.keyboard.press("Control+k");
        await page.getByRole("dialog").getByRole("combobox").fill("qqqqqqqq");
        await page.getByText(translate("keyboard.palette.none")).first().waitFor();
      },
    },
    {
      name: "key-sheet",
      path: on.list,
      act: async (page) => {
        await page.keyboard.press("?");
        await opened(page, "dialog");
      },
    },
    {
      name: "drawer",
      path: on.list,
      viewport: NARROW,
      act: async (page) => {
        await pressing(translate, "shell.nav.open")(page);
        await page.getByRole("dialog").waitFor();
      },
    },
  ];
}

/** Popups of a list that do not concern a row. */
function toolScenes({ translate, on }: Setting): readonly Scene[] {
  const path = `${on.list}?size=10`;
  const scene = (name: string, role: "menu" | "dialog", act: Act): Scene => ({
    name,
    path,
    act: async (page) => {
      await act(page);
      await opened(page, role);
    },
  });
  const pickFile: Act = async (page) => {
    await pressing(translate, "transfer.menu", "transfer.import")(page);
    const buffer = Buffer.from(on.sheet, "utf8");
    await page.locator("input[type=file]").setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: translate("import.check"), exact: true }).waitFor();
  };
  // On a narrow screen, a button opens the tools.
  const openTools = pressing(translate, "crud.list.tools");
  const pickFileNarrow: Act = async (page) => {
    await openTools(page);
    await pickFile(page);
  };
  const joinFilters: Act = async (page) => {
    await pressing(translate, "crud.list.filters", "find.more")(page);
    await pressing(translate, "find.add", "find.addOr")(page);
  };
  const dated: readonly Scene[] =
    on.date === null
      ? []
      : [
          scene("filter-days", "dialog", async (page) => {
            await pressing(translate, "crud.list.filters")(page);
            await page.getByRole("menuitem", { name: on.date ?? "", exact: true }).click();
            await pressing(translate, "crud.range.other")(page);
          }),
        ];
  return [
    scene("filter-menu", "menu", pressing(translate, "crud.list.filters")),
    scene("filter-values", "menu", async (page) => {
      await pressing(translate, "crud.list.filters")(page);
      await page.getByRole("menuitem").first().click();
      await page.getByRole("menuitem").nth(1).waitFor();
    }),
    ...dated,
    scene("filter-dialog", "dialog", joinFilters),
    { ...scene("filter-dialog-narrow", "dialog", joinFilters), viewport: NARROW },
    scene("columns", "dialog", pressing(translate, "crud.list.columns")),
    scene("views", "dialog", pressing(translate, "find.views.label")),
    scene("views-name", "dialog", pressing(translate, "find.views.label", "find.views.save")),
    scene("transfer-menu", "menu", pressing(translate, "transfer.menu")),
    scene("import", "dialog", pressing(translate, "transfer.menu", "transfer.import")),
    scene("import-columns", "dialog", pickFile),
    { ...scene("import-columns-narrow", "dialog", pickFileNarrow), viewport: NARROW },
    { name: "tools-narrow", path, viewport: NARROW, act: openTools },
    scene("import-report", "dialog", async (page) => {
      await pickFile(page);
      await pressing(translate, "import.check")(page);
      await page.getByRole("button", { name: translate("import.back"), exact: true }).waitFor();
    }),
  ];
}

/** Popups of rows: their menus, and bulk actions. */
function rowScenes({ translate, on }: Setting): readonly Scene[] {
  const path = `${on.list}?size=10`;
  const openMenu: Act = async (page) => {
    await page.getByRole("row").nth(1).getByRole("button").last().click();
    await opened(page, "menu");
  };
  const select: Act = async (page) => {
    for (const row of [1, 2]) {
      await page.getByRole("row").nth(row).getByRole("checkbox").check();
    }
    await page.getByRole("toolbar").waitFor();
  };
  return [
    { name: "row-menu", path, act: openMenu },
    {
      name: "row-delete",
      path,
      act: async (page) => {
        await openMenu(page);
        await pressing(translate, "crud.action.delete")(page);
        await opened(page, "dialog");
      },
    },
    { name: "bulk-bar", path, act: select },
    {
      name: "bulk-menu",
      path,
      act: async (page) => {
        await select(page);
        await pressing(translate, "bulk.edit")(page);
        await opened(page, "menu");
      },
    },
    {
      name: "bulk-dialog",
      path,
      act: async (page) => {
        await select(page);
        await pressing(translate, "bulk.edit", "bulk.other")(page);
        await opened(page, "dialog");
      },
    },
    {
      name: "bulk-dialog-narrow",
      path,
      viewport: NARROW,
      act: async (page) => {
        // Cards instead of rows; each is an item of a list.
        await page.getByRole("main").getByRole("listitem").first().getByRole("checkbox").check();
        await pressing(translate, "bulk.edit", "bulk.other")(page);
        await opened(page, "dialog");
      },
    },
    {
      name: "bulk-delete",
      path,
      act: async (page) => {
        await select(page);
        await page
          .getByRole("toolbar")
          .getByRole("button", { name: translate("crud.action.delete") })
          .click();
        await opened(page, "dialog");
      },
    },
    {
      name: "cards",
      path,
      viewport: NARROW,
    },
  ];
}

/**
 * All menus, drawers and dialogs of the framework, and all states of its screens.
 * @example
 * const scenes = frameworkScenes({ translate, backend, on: ticketScreens });
 */
export function frameworkScenes(setting: Setting): readonly Scene[] {
  return [barScenes, toolScenes, rowScenes, stateScenes, recordScenes].flatMap((scenes) => scenes(setting));
}
