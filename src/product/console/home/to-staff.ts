import { isObject, type JsonObject } from "entity-console/console";

const textAt = (holder: JsonObject, member: string): string | null => {
  const text = holder[member];
  return typeof text === "string" && text.trim() !== "" ? text : null;
};

/**
 * The user in a response of `GET /teachers`: a teacher, a list with one teacher, or a nested user. Null if there are
 * several.
 */
export function toStaff(answer: unknown): { readonly name: string | null; readonly username: string | null } {
  const teachers: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const teacher = teachers.length === 1 && isObject(teachers[0]) ? teachers[0] : {};
  const user = isObject(teacher["user"]) ? teacher["user"] : {};
  return {
    name: textAt(teacher, "name") ?? textAt(user, "name"),
    username: textAt(user, "username") ?? textAt(teacher, "username"),
  };
}
