import { expect, test } from "./journey.ts";

test("a column keeps the width to which its edge was dragged, also when the list opens again @full", async ({
  page,
  translate,
}) => {
  await page.goto("/tickets");
  await page.locator("[data-list-row]").first().waitFor();
  const head = page.getByRole("columnheader", { name: translate("entity.ticket.field.type"), exact: true });
  const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
  await head.hover();
  const edge = head.locator("> [aria-hidden]");
  await edge.waitFor({ state: "attached" });
  const before = await width();
  const at = await edge.boundingBox();
  await page.mouse.move((at?.x ?? 0) + 5, (at?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((at?.x ?? 0) + 65, (at?.y ?? 0) + 10);
  await page.mouse.up();
  await expect.poll(width).toBeGreaterThan(before + 57);

  await page.reload();
  await expect.poll(width).toBeGreaterThan(before + 57);
  await page.getByRole("button", { name: translate("crud.list.columns"), exact: true }).click();
  await page.getByRole("button", { name: translate("find.columns.reset"), exact: true }).click();
  await page.keyboard.press("Escape");
  await expect.poll(width).toBeLessThan(before + 60);
});
