/** A menu entry. */
export interface MenuItem<Key extends string = string> {
  readonly name: string;
  readonly icon: string;
  readonly labelKey: Key;
  /** Null if the product has no screen for it. */
  readonly path: string | null;
}
