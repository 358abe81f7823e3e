import { expect } from "@playwright/test";
import { beInterceptable } from "./picture.ts";
import { type Act, opened, type Scene, type Setting } from "./scene.ts";

/** A list that is loading, that failed, that is forbidden, and two empty ones. */
export function stateScenes({ on }: Setting): readonly Scene[] {
  const answering =
    (status: number, json: object): Act =>
    async (page) => {
      await page.route(`**/api/${on.call}?**`, (route) => route.fulfill({ status, json }));
    };
  const hanging =
    (pattern: string): Act =>
    async (page) => {
      await page.route(pattern, () => undefined);
    };
  return [
    { name: "list-waiting", path: on.list, prepare: hanging(`**/api/${on.call}?**`), isWaiting: true },
    { name: "list-failed", path: on.list, prepare: answering(500, {}) },
    { name: "list-forbidden", path: on.list, prepare: answering(403, {}) },
    { name: "list-empty", path: on.list, prepare: answering(200, { data: [], total: 0 }) },
    { name: "list-no-match", path: `${on.list}?q=qqqqqqqq` },
    { name: "list-not-understood", path: `${on.list}?nonsense=1&status=no-such-status` },
    {
      name: "show-waiting",
      path: `${on.list}/show/${on.id}`,
      prepare: hanging(`**/api/*/${on.id}`),
      isWaiting: true,
    },
    {
      name: "edit-waiting",
      path: `${on.list}/edit/${on.id}`,
      prepare: hanging(`**/api/*/${on.id}`),
      isWaiting: true,
    },
    { name: "show-missing", path: `${on.list}/show/00000000-0000-4000-8000-000000000000` },
  ];
}

/** Scenes of editing a record (errors, conflicts, dialogs), and of its show page. */
export function recordScenes({ translate, on, backend }: Setting): readonly Scene[] {
  const path = `${on.list}/edit/${on.id}`;
  const { mine, theirs } = on;
  const type: Act = async (page) => {
    const box = page.getByRole("textbox", { name: on.label, exact: true });
    // Input before the record is loaded: no error of a save, and no conflict.
    await expect(box).not.toHaveValue("");
    await box.fill(mine);
  };
  const record = async () => (await (await backend.get(`/api/${on.call}/${on.id}`)).json()) as object;
  const refusing =
    (status: number): Act =>
    async (page) => {
      await page.route("**/api/**", (route) => route.fulfill({ status, json: {} }));
    };
  const scene = (name: string, act: Act): Scene => ({
    name,
    path,
    prepare: beInterceptable,
    act: async (page) => {
      await act(page);
      await opened(page, "dialog");
    },
  });
  return [
    { name: "edit-changed", path, act: type },
    scene("leave", async (page) => {
      await type(page);
      await page.getByRole("navigation").getByRole("link").first().click();
    }),
    scene("session-end", async (page) => {
      await type(page);
      await refusing(401)(page);
      await page.keyboard.press("Control+s");
    }),
    scene("gone", async (page) => {
      await type(page);
      await refusing(404)(page);
      await page.keyboard.press("Control+s");
    }),
    {
      ...scene("conflict", async (page) => {
        await type(page);
        const before = await record();
        await backend.put(`/api/${on.call}/${on.id}`, { data: { ...before, [on.field]: theirs } });
        await page.keyboard.press("Control+s");
        await page.getByRole("dialog", { name: translate("crud.conflict.title") }).waitFor();
        await backend.put(`/api/${on.call}/${on.id}`, { data: before });
      }),
      isShared: true,
    },
    {
      name: "restore",
      path: `${on.list}/show/${on.id}`,
      act: async (page) => {
        await page
          .getByRole("button", { name: /./ })
          .filter({ hasText: translate("history.restore") })
          .first()
          .click();
        await opened(page, "dialog");
        await page.getByRole("button", { name: translate("history.restoreSubmit"), exact: true }).waitFor();
      },
    },
  ];
}
