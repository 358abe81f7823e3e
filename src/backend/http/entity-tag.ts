import { HttpProblem } from "./http-problem.ts";

interface Version {
  readonly id: string;
  readonly revision: number;
}

/**
 * The strong entity tag of a version of a record.
 *
 * @example
 * reply.header("ETag", toEntityTag({ id, revision }));
 */
export function toEntityTag({ id, revision }: Version): string {
  return `"${id}-${revision}"`;
}

/**
 * One member of the list with its comma: a tag, which may contain commas, or nothing. Spaces are allowed in one
 * position only: with two, the regular expression would backtrack.
 */
const MEMBER = /^[ \t]*(?:((?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")[ \t]*)?(?:,|$)/;

/**
 * Optimistic concurrency control: checks If-Match (RFC 9110 §13.1.1) by strong comparison, so a weak tag never matches
 * (case 111). Where it is required, a write without it is rejected, because it may overwrite a change that its author
 * has not seen (case 106).
 *
 * @example
 * const check = toVersionCheck(request.headers["if-match"]);
 */
export function toVersionCheck(ifMatch: string | undefined, isRequired = false): (current: Version) => void {
  if (ifMatch === undefined && isRequired) {
    throw new HttpProblem(428, "If-Match is required: send the version of the record");
  }
  const tags = ifMatch === undefined || ifMatch.trim() === "*" ? null : readTags("If-Match", ifMatch);
  return (current) => {
    if (tags !== null && !tags.includes(toEntityTag(current))) {
      throw new HttpProblem(412, "The record was changed in the meantime");
    }
  };
}

/** Whether a client that sends this If-None-Match has the version already, so that 304 is enough (RFC 9110 §13.1.2). */
export function isKnownVersion(ifNoneMatch: string | undefined, current: Version): boolean {
  if (ifNoneMatch === undefined) {
    return false;
  }
  const isAny = ifNoneMatch.trim() === "*";
  return (
    isAny || readTags("If-None-Match", ifNoneMatch).some((tag) => tag.replace(/^W\//, "") === toEntityTag(current))
  );
}

interface Conditions {
  readonly "if-match"?: string | undefined;
  readonly "if-none-match"?: string | undefined;
}

/**
 * Both conditions of a write. If-None-Match (§13.1.2) rejects a write over an existing record, or over the versions of
 * its tags, by weak comparison.
 */
export function toConditionCheck(headers: Conditions, isRequired = false): (current: Version) => void {
  const checkVersion = toVersionCheck(headers["if-match"], isRequired);
  const { "if-none-match": ifNoneMatch } = headers;
  if (ifNoneMatch === undefined) {
    return checkVersion;
  }
  const tags = ifNoneMatch.trim() === "*" ? null : readTags("If-None-Match", ifNoneMatch);
  return (current) => {
    checkVersion(current);
    if (tags === null || tags.some((tag) => tag.replace(/^W\//, "") === toEntityTag(current))) {
      throw new HttpProblem(412, "The record already exists");
    }
  };
}

/** An invalid list of tags is an error. `*` inside a list would otherwise match any version. */
function readTags(header: string, text: string): readonly string[] {
  const tags: string[] = [];
  for (let rest = text; rest !== ""; ) {
    const [whole, tag] = MEMBER.exec(rest) ?? [];
    if (whole === undefined || whole === "") {
      throw new HttpProblem(400, `${header} must be * or a list of entity tags in quotes`);
    }
    tags.push(...(tag === undefined ? [] : [tag]));
    rest = rest.slice(whole.length);
  }
  if (tags.length === 0) {
    throw new HttpProblem(400, `${header} must be * or a list of entity tags in quotes`);
  }
  return tags;
}
