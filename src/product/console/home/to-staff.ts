interface Named {
  readonly [member: string]: unknown;
}

const membersOf = (value: unknown): Named => (typeof value === "object" && value !== null ? { ...value } : {});

const textAt = (holder: Named, member: string): string | null => {
  const text = holder[member];
  return typeof text === "string" && text.trim() !== "" ? text : null;
};

/** Whom `GET /teachers` is about: the teacher, alone or in a list of one, or the user within. Of several it may be anybody. */
export function toStaff(answer: unknown): { readonly name: string | null; readonly username: string | null } {
  const teacher = membersOf(Array.isArray(answer) ? (answer.length === 1 ? answer[0] : null) : answer);
  const user = membersOf(teacher["user"]);
  return {
    name: textAt(teacher, "name") ?? textAt(user, "name"),
    username: textAt(user, "username") ?? textAt(teacher, "username"),
  };
}
