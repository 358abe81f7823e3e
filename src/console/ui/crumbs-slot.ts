import { createContext } from "react";

/** The element of the top bar into which a page puts its breadcrumbs; null where there is no top bar. */
export const CrumbsSlotContext = createContext<HTMLElement | null>(null);
