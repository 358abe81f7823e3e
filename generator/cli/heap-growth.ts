import { setFlagsFromString } from "node:v8";

/** From here on V8 collects its memory when as much again is taken as was in use, not three times as much. */
export function collectEarly(): void {
  setFlagsFromString("--heap-growing-percent=100");
}

/** V8 decides by itself again, as at its start: under other flags it takes no compiled code that was kept. */
export function collectAsAtStart(): void {
  setFlagsFromString("--heap-growing-percent=0");
}
