export type Status = "active" | "";
