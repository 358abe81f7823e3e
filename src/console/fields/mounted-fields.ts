/** Which fields of an open form are drawn now, so that each can show its own problem. */
export class MountedFields {
  readonly #counts = new Map<string, number>();

  /** A field that is drawn; returns the way to say that it is not any more. */
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

  /** The nearest field around a path that is drawn; null where there is none. */
  around(path: string): string | null {
    for (let at = path; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
      if (this.has(at)) {
        return at;
      }
    }
    return null;
  }
}
