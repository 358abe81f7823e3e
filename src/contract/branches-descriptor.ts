/** An object that is one of several: the part that tells which, and those that each has beside it. */
export interface BranchesDescriptor {
  readonly by: string;
  readonly of: { readonly [value: string]: readonly string[] };
}
