/** One entry of the menu. */
export interface MenuItem<Key extends string = string> {
  readonly name: string;
  readonly icon: string;
  readonly labelKey: Key;
  /** Null where the product has no screen for it. */
  readonly path: string | null;
}
