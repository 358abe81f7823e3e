export type genre = "a" | "b";
