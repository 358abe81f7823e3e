import type { APIRequestContext, Page } from "@playwright/test";

/** A screenshot of a path, after optional actions. */
export interface Picture {
  /** The file name. */
  readonly name: string;
  readonly path: string;
  readonly signedOut?: boolean;
  /** Runs before the path opens. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
}

/** The content of a product's `pictures.ts`. */
export interface PictureBook {
  /** The date in the screenshots. */
  readonly day: Date;
  /** The language of the screenshots. */
  readonly language: string;
  /** The picture of the README. */
  readonly readme: Picture;
  readonly toPictures: (backend: APIRequestContext) => Promise<readonly Picture[]>;
}

/**
 * Call this before opening a page, if its requests get other responses later. A call right after a page's first route can still
 * reach the backend: the browser may send its requests a moment later.
 * @example
 * await beInterceptable(page);
 * await page.goto("/tickets");
 */
export async function beInterceptable(page: Page): Promise<void> {
  await page.route("**/api/**", (route) => route.fallback());
}
