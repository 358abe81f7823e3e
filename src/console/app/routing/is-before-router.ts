import { createContext } from "react";

/** Whether the sign-in page is drawn outside of the router, because it was there first. */
export const IsBeforeRouter = createContext(false);
