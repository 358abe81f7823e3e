export type Status = 10 | 20;
