import { isObject, type JsonObject } from "#console/lib/json-object.ts";

const textAt = (holder: JsonObject, member: string): string | null => {
  const text = holder[member];
  return typeof text === "string" && text.trim() !== "" ? text : null;
};

/** Whom `GET /teachers` is about: the teacher, alone or in a list of one, or the user within. Of several it may be anybody. */
export function toStaff(answer: unknown): { readonly name: string | null; readonly username: string | null } {
  const teachers: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const teacher = teachers.length === 1 && isObject(teachers[0]) ? teachers[0] : {};
  const user = isObject(teacher["user"]) ? teacher["user"] : {};
  return {
    name: textAt(teacher, "name") ?? textAt(user, "name"),
    username: textAt(user, "username") ?? textAt(teacher, "username"),
  };
}
