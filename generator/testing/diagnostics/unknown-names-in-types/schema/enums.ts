/** Whether it is in use. */
export type Status = "active" | "archived";

type State = "on" | "off";
