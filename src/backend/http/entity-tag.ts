import { HttpProblem } from "./http-problem.ts";

interface Version {
  readonly id: string;
  readonly revision: number;
}

/** The strong tag of one version of a record. */
export function toEntityTag({ id, revision }: Version): string {
  return `"${id}-${revision}"`;
}

/**
 * Optimistic concurrency: a check of If-Match (RFC 9110 §13.1.1) by strong comparison, so a weak tag never matches (case 111). Where it is
 * required, a write without one is refused, since it may overwrite a change that its writer never saw (case 106).
 */
export function toVersionCheck(ifMatch: string | undefined, isRequired = false): (current: Version) => void {
  if (ifMatch === undefined && isRequired) {
    throw new HttpProblem(428, "If-Match is required: say which version of the record is meant");
  }
  return (current) => {
    const tags = ifMatch?.split(",").map((tag) => tag.trim());
    if (tags !== undefined && !tags.includes("*") && !tags.includes(toEntityTag(current))) {
      throw new HttpProblem(412, "The record was changed in the meantime");
    }
  };
}
