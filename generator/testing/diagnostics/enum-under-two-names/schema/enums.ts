/** Whether it is in use. */
export type Status = "active" | "inactive";

/** The same again. */
export type State = "inactive" | "active";
