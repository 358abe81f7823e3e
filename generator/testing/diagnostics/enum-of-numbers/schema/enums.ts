export type Status = 1 | 2;
