import type { APIRequestContext, Page } from "@playwright/test";

/** A screen, as somebody sees it who opens its address and maybe does something there. */
export interface Picture {
  /** Names the file. */
  readonly name: string;
  readonly path: string;
  readonly signedOut?: boolean;
  /** Before the address is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
}

/** What a product has in `<its journeys>/pictures.ts`. */
export interface PictureBook {
  /** The day that the pictures show. */
  readonly day: Date;
  /** The language that they show. */
  readonly language: string;
  /** The picture of the README. */
  readonly readme: Picture;
  readonly toPictures: (backend: APIRequestContext) => Promise<readonly Picture[]>;
}

/**
 * Before a page opens whose calls are answered otherwise later on. A call that follows right upon a page's first route
 * can still reach the backend, unseen: the browser may hand over its requests a moment after it said so.
 */
export async function beInterceptable(page: Page): Promise<void> {
  await page.route("**/api/**", (route) => route.fallback());
}
