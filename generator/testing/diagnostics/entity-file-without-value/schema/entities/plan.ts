/** A plan. */
export interface Plan {
  id: string;
}
