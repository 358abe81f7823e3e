/** Counts the mounted fields of a form, so that each field can show its own problem. */
export class MountedFields {
  readonly #counts = new Map<string, number>();

  /** Registers a mounted field. Returns the function that unregisters it. */
  mount(path: string): () => void {
    this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1);
    return () => {
      const left = (this.#counts.get(path) ?? 0) - 1;
      if (left > 0) {
        this.#counts.set(path, left);
      } else {
        this.#counts.delete(path);
      }
    };
  }

  has(path: string): boolean {
    return this.#counts.has(path);
  }

  /** The nearest mounted ancestor of a path, or null. */
  around(path: string): string | null {
    for (let at = path; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
      if (this.has(at)) {
        return at;
      }
    }
    return null;
  }
}
