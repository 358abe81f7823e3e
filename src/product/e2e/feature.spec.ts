import { expect } from "@playwright/test";
import {
  choose,
  deleteShown,
  heading,
  pick,
  save,
  searchRow,
  shown,
  test,
  textField,
} from "entity-console/testing/journeys";

test("a feature is created, listed, shown, edited and deleted", async ({ page, say, unique }) => {
  const name = `Recurso ${unique}`;
  const renamed = `${name} II`;

  await page.goto("/features");
  await page.getByRole("link", { name: say("entity.feature.create"), exact: true }).click();
  await expect(heading(page, say("entity.feature.create"))).toBeVisible();
  await textField(page, say("entity.feature.field.name")).fill(name);
  await pick(page, say("entity.feature.field.code"), say("enum.featureCode.student-module"));
  await expect(page.getByRole("switch", { name: say("entity.feature.field.active") })).toBeChecked();
  await save(page, say);

  await expect(page.getByText(say("entity.feature.created"))).toBeVisible();
  await expect(heading(page, name)).toBeVisible();
  await expect(shown(page, say("entity.feature.field.code"))).toContainText(say("enum.featureCode.student-module"));

  await page.goto("/features");
  await expect(await searchRow(page, say, name)).toContainText(say("enum.featureCode.student-module"));
  await choose(page, say, [name, say("crud.action.edit")]);
  await textField(page, say("entity.feature.field.name")).fill(renamed);
  await page.getByRole("switch", { name: say("entity.feature.field.active") }).uncheck();
  await save(page, say);

  await expect(page.getByText(say("entity.feature.updated"))).toBeVisible();
  await expect(heading(page, renamed)).toBeVisible();
  await expect(shown(page, say("entity.feature.field.active"))).toHaveText(say("crud.boolean.false"));

  await deleteShown(page, say, { entity: "feature", path: "/features", title: renamed });
});
