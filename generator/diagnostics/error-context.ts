/** Context of an error, innermost first: file, field, output. */
const places = new WeakMap<object, string[]>();

/** Runs `work`. An error that it throws gets the context `place`: a file, a field, an output. */
export function during<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    notePlace(error, place);
    throw error;
  }
}

/** Adds an outer context to an error. */
export function notePlace(error: unknown, place: string): void {
  if (typeof error === "object" && error !== null) {
    const known = places.get(error) ?? [];
    places.set(error, known.includes(place) ? known : [...known, place]);
  }
}

/** The contexts of an error, innermost first. */
export function placesOf(error: unknown): readonly string[] {
  return typeof error === "object" && error !== null ? (places.get(error) ?? []) : [];
}
