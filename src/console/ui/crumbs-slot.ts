import { createContext } from "react";

/** The element of the top bar into which a page renders its breadcrumbs; null without a top bar. */
export const CrumbsSlotContext = createContext<HTMLElement | null>(null);
