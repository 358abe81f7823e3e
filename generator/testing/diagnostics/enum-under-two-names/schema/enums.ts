/** Whether it is in use. */
export type Status = "active" | "archived";

/** The same again. */
export type State = "archived" | "active";
