/** Whether it is in use. */
export type Status = "active" | "archived";
