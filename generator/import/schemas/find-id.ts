import type { ForeignField } from "../foreign-model.ts";
import { singularName } from "../write/names.ts";

/** Names of identifiers, the most usual first. */
const COMMON_NAMES = ["id", "_id", "uuid", "guid", "documentId", "ID", "Id", "key", "slug", "code"];

/**
 * The field that identifies a record: the one named like the path's parameter, else a usual name, else one named for
 * the entity (`pet_id`). Null if there is none.
 */
export function findIdName(
  fields: readonly ForeignField[],
  { parameter, name }: { readonly parameter: string | null; readonly name: string },
): string | null {
  const simple = fields
    .filter(({ type }) => ["text", "number", "choice", "json"].includes(type.kind))
    .map((field) => field.name);
  const own = singularName(name).toLowerCase();
  const isOwn = (field: string) => {
    const plain = field.toLowerCase().replaceAll(/[_-]/g, "");
    return [`${own}id`, `${own}uuid`, `${own}key`, `id${own}`].includes(plain);
  };
  const named = parameter === null || parameter === "" ? undefined : simple.find((field) => alike(field, parameter));
  const usual = COMMON_NAMES.find((word) => simple.includes(word));
  const others = [simple.find(isOwn), parameter === "username" ? simple.find((field) => field === "login") : undefined];
  return named ?? (usual === "id" ? usual : undefined) ?? others.find((field) => field !== undefined) ?? usual ?? null;
}

function alike(a: string, b: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[_-]/g, "");
  return plain(a) === plain(b);
}
