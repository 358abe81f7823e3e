import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** Creates a record with a call of the backend; returns its id. */
export async function made(backend: APIRequestContext, path: string, data: object): Promise<string> {
  const answer = await backend.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const flags = { recommended: false, defaultPlan: false, hasTeacher: false, hasAdministrator: false };

export const planOf = (name: string, more: object = {}) => ({
  name,
  status: "active",
  accountType: "individual",
  features: [],
  planPayments: [],
  ...flags,
  ...more,
});

export const accountOf = (username: string, more: object = {}) => ({
  username,
  email: username,
  status: "active",
  type: "individual",
  ...more,
});

export const escaped = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));

/** The start page of every task. */
export async function atHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
