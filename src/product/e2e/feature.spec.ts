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

test("a feature is created, listed, shown, edited and deleted", async ({ page, translate, unique }) => {
  const name = `Recurso ${unique}`;
  const renamed = `${name} II`;

  await page.goto("/features");
  await page.getByRole("link", { name: translate("entity.feature.create"), exact: true }).click();
  await expect(heading(page, translate("entity.feature.create"))).toBeVisible();
  await textField(page, translate("entity.feature.field.name")).fill(name);
  await pick(page, translate("entity.feature.field.code"), translate("enum.featureCode.student-module"));
  await expect(page.getByRole("switch", { name: translate("entity.feature.field.active") })).toBeChecked();
  await save(page, translate);

  await expect(page.getByText(translate("entity.feature.created"))).toBeVisible();
  await expect(heading(page, name)).toBeVisible();
  await expect(shown(page, translate("entity.feature.field.code"))).toContainText(
    translate("enum.featureCode.student-module"),
  );

  await page.goto("/features");
  await expect(await searchRow(page, translate, name)).toContainText(translate("enum.featureCode.student-module"));
  await choose(page, translate, [name, translate("crud.action.edit")]);
  await textField(page, translate("entity.feature.field.name")).fill(renamed);
  await page.getByRole("switch", { name: translate("entity.feature.field.active") }).uncheck();
  await save(page, translate);

  await expect(page.getByText(translate("entity.feature.updated"))).toBeVisible();
  await expect(heading(page, renamed)).toBeVisible();
  await expect(shown(page, translate("entity.feature.field.active"))).toHaveText(translate("crud.boolean.false"));

  await deleteShown(page, translate, { entity: "feature", path: "/features", title: renamed });
});
