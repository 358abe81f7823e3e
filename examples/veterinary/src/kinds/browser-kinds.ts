import { starsInBrowser } from "./stars/browser.tsx";

/** The kinds of field that this product adds, for the console. */
export const browserKinds = [starsInBrowser];
