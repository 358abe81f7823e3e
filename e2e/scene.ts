import type { APIRequestContext, Page } from "@playwright/test";
import type { TextKey } from "../src/console/i18n/text.ts";
import type { Picture } from "./picture.ts";
import type { Translate } from "./texts.ts";

/** A scene of the sweeps; it declares if it shows a loading state. */
export interface Scene extends Picture {
  readonly isWaiting?: boolean;
  /** Another user saves in this scene, so its responses must not be modified. */
  readonly isShared?: boolean;
  /** Width and height, if they differ from the sweep's. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** An entity that represents all others: the same code renders their screens. */
export interface SceneEntity {
  readonly list: string;
  /** The call that returns its records. */
  readonly call: string;
  /** A record that was changed once. */
  readonly id: string;
  /** A text field of its form, which has a value and which another user changes too. */
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string | number;
  /** The label of a date filter, if there is one. */
  readonly date: string | null;
  /** A file to import, with known columns and some invalid lines. */
  readonly sheet: string;
}

/** What the scenes of the framework need to know. */
export interface Setting {
  readonly translate: Translate;
  readonly on: SceneEntity;
  readonly backend: APIRequestContext;
}

/** The actions of a user on a page. */
export type Act = (page: Page) => Promise<void>;

export const NARROW = { width: 390, height: 844 };

/** Clicks the button with that text. */
export const pressing =
  (translate: Translate, ...keys: readonly TextKey[]): Act =>
  async (page) => {
    for (const key of keys) {
      const name = translate(key);
      const item = page.getByRole("menuitem", { name, exact: true });
      await page.getByRole("button", { name, exact: true }).or(item).first().click();
    }
  };

/** Waits until the last popup has opened. */
export const opened = async (page: Page, role: "menu" | "dialog") => page.getByRole(role).last().waitFor();
