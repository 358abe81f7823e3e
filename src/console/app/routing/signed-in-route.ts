/** The id of the route around all pages that need a session. */
export const SIGNED_IN_ROUTE = "signed-in";
