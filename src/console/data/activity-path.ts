/** Path of the list of all users' activity. */
export const ACTIVITY_PATH = "/activity";
