/** A book. */
export interface Book {
  id: string;
}
