/** Route id of the layout around all pages that require a session. */
export const SIGNED_IN_ROUTE = "signed-in";
