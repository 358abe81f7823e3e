/** What the product hands to the backend. */
export const backendProduct = {};
