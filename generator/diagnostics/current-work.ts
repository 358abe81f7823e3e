/** Where an error happened, the innermost place first. */
const places = new WeakMap<object, string[]>();

/** Does the work. An error that it throws keeps the place: a file, a field, an output. */
export function during<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    notePlace(error, place);
    throw error;
  }
}

/** Adds a place around those that the error has. */
export function notePlace(error: unknown, place: string): void {
  if (typeof error === "object" && error !== null) {
    const known = places.get(error) ?? [];
    places.set(error, known.includes(place) ? known : [...known, place]);
  }
}

/** The places of an error, the innermost first. */
export function placesOf(error: unknown): readonly string[] {
  return typeof error === "object" && error !== null ? (places.get(error) ?? []) : [];
}

/** How a message names a field of an entity. */
export function fieldPlace(field: string, file: string): string {
  return `the field "${field}" of ${file}`;
}
