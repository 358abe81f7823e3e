let current = "";

/** Records the current file, field or output for the message of an unexpected error. */
export function workOn(place: string): void {
  current = place;
}

/** Returns the last recorded place, or an empty text. */
export function currentWork(): string {
  return current;
}
