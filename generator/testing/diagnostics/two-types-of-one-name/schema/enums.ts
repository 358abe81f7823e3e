export type feature = "a" | "b";
