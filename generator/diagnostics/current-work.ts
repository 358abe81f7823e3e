let current = "";

/** Records what is being worked on, for the message of an error that was not expected: a file of the spec, a field, an output. */
export function workOn(place: string): void {
  current = place;
}

/** What was worked on last; empty before the first. */
export function currentWork(): string {
  return current;
}
