import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { idIn } from "../../fields/relation-shape.ts";
import { isObject } from "../../lib/json-object.ts";
import { isSameData } from "../../lib/same-data.ts";
import { formValueOf } from "../record/editable-fields.ts";

/** The record was changed after it was displayed, so the user's decision may be based on stale data. */
export class ChangedSinceError extends Error {
  override readonly name = "ChangedSinceError";
  /** The current version in the backend. */
  readonly now: EntityRecord;

  constructor(now: EntityRecord) {
    super("The record has changed since it was shown");
    this.now = now;
  }
}

/** Reads a member in a form that is comparable between responses of one backend. */
export type ReadMember = (record: EntityRecord, name: string) => unknown;

export const plainMember: ReadMember = (record, name) => record[name];

/** Reads members as form values: a related record becomes its id. */
export function memberReader({ fields }: EntityScreens<MessageKey>): ReadMember {
  return (record, name) => {
    const field = fields[name];
    return field ? formValueOf(field, record) : record[name];
  };
}

/**
 * Whether two values of a member are the same. A related record is compared by its id; null and absent are the same.
 */
export function isSameMember(one: unknown, other: unknown): boolean {
  const [id, otherId] = [idIn(one), idIn(other)];
  const isRelated = (isObject(one) || isObject(other)) && id !== null && otherId !== null;
  return isRelated ? String(id) === String(otherId) : isSameData(one ?? undefined, other ?? undefined);
}

/** Whether a record includes a member. List responses may omit members. */
export function includesMember(record: EntityRecord, name: string, read: ReadMember): boolean {
  return Object.hasOwn(record, name) || read(record, name) !== undefined;
}

/** Form fields without embedded rows and objects, whose shape may differ between list and record responses. */
function editedFields({ form, fields }: EntityScreens<MessageKey>): readonly string[] {
  return (form?.sections ?? [])
    .flatMap((section) => section.fields)
    .filter((name) => fields[name]?.items === undefined && fields[name]?.relation?.within == null);
}

/** Editable fields of a record that are no objects, as the base of a batch call. */
export function plainFields(screens: EntityScreens<MessageKey>, record: EntityRecord): FormData {
  const names = editedFields(screens).filter((name) => Object.hasOwn(record, name));
  return Object.fromEntries(
    names
      .map((name) => [name, record[name]] as const)
      .filter(([, value]) => [value].flat().every((each) => each === null || typeof each !== "object")),
  );
}

/**
 * Throws `ChangedSinceError` if an editable field changed after the record was displayed. Compares only fields that
 * both responses include.
 */
export function checkUnchanged(screens: EntityScreens<MessageKey>, seen: EntityRecord, now: EntityRecord): void {
  const read = memberReader(screens);
  const isChanged = editedFields(screens)
    .filter((name) => includesMember(seen, name, read) && includesMember(now, name, read))
    .filter((name) => !isObject(seen[name]) || idIn(seen[name]) !== null)
    .some((name) => !isSameMember(read(seen, name), read(now, name)));
  if (isChanged) {
    throw new ChangedSinceError(now);
  }
}
