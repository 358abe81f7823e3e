/** Page of API keys, below the reserved path of the staff page. */
export const API_KEYS_PATH = "/staff/api-keys";
