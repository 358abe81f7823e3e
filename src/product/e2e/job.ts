import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Translate, test } from "entity-console/testing/journeys";
import { byKeys } from "./by-keys.ts";
import { counted, type Staff } from "./counted.ts";

interface Given {
  readonly page: Page;
  readonly translate: Translate;
  readonly unique: string;
  readonly backend: APIRequestContext;
  /** The user of a task. */
  readonly staff: Staff;
}

/** A task of docs/jobs.md, within its number of actions, and a second time without a mouse. */
export function job(title: string, { actions }: { readonly actions: number }, play: (given: Given) => Promise<void>) {
  test(`${title} in at most ${actions} ${actions === 1 ? "action" : "actions"} @full`, async ({
    page,
    translate,
    unique,
    backend,
  }) => {
    const staff = counted(page, translate);
    await play({ page, translate, unique, backend, staff });
    expect(staff.count()).toBeLessThanOrEqual(actions);
  });

  test(`${title} without a mouse @full`, async ({ page, translate, unique, backend }) => {
    await play({ page, translate, unique, backend, staff: byKeys(page, translate) });
  });
}
