import { createContext } from "react";

/** Whether the sign-in page is rendered before the router is loaded. */
export const IsBeforeRouter = createContext(false);
