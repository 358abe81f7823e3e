/** A union of objects: its discriminator, and the fields of each branch. */
export interface BranchesDescriptor {
  readonly by: string;
  readonly of: { readonly [value: string]: readonly string[] };
}
