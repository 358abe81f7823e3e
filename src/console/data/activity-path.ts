/** Where everything that anybody did is listed. */
export const ACTIVITY_PATH = "/activity";
