import type { APIRequestContext, Page } from "@playwright/test";
import type { TextKey } from "../src/console/i18n/text.ts";
import type { Picture } from "./picture.ts";
import type { Say } from "./texts.ts";

/** A picture that sweeps go over; one that waits for its data on purpose says so. */
export interface Scene extends Picture {
  readonly isWaiting?: boolean;
  /** Another person saves amid it: its answers are to stay as they come. */
  readonly isShared?: boolean;
  /** Where it differs from the sweep's. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** The entity whose screens stand for those of every entity: they are all drawn by the same code. */
export interface SceneEntity {
  readonly list: string;
  /** The call that answers its records. */
  readonly call: string;
  /** A record that was changed once already. */
  readonly id: string;
  /** A text field of its form, which has a value, and which another person changes too. */
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string | number;
  /** The label of a filter by dates, if there is one. */
  readonly date: string | null;
  /** A file to import, of columns that are known and lines that are not all right. */
  readonly sheet: string;
}

export interface Setting {
  readonly say: Say;
  readonly on: SceneEntity;
  readonly backend: APIRequestContext;
}

/** What somebody does on a page. */
export type Act = (page: Page) => Promise<void>;

export const NARROW = { width: 390, height: 844 };

/** Presses the button of that text. */
export const pressing =
  (say: Say, ...keys: readonly TextKey[]): Act =>
  async (page) => {
    for (const key of keys) {
      const name = say(key);
      const item = page.getByRole("menuitem", { name, exact: true });
      await page.getByRole("button", { name, exact: true }).or(item).first().click();
    }
  };

/** Waits until the last thing that opens has opened. */
export const opened = async (page: Page, role: "menu" | "dialog") => page.getByRole(role).last().waitFor();
