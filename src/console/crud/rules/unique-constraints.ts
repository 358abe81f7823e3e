import { pathsOf } from "../../../contract/predicate.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { identityOf } from "../../../contract/text-identity.ts";
import { isNumeric } from "../../fields/display/is-numeric.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isEmptyValue } from "../../lib/is-empty-value.ts";
import { toNumber } from "../../lib/number-text.ts";
import { formValueOf } from "../record/editable-fields.ts";
import { countingRules, isCounted, widestFilters } from "./counting-rules.ts";

type Screens = EntityScreens<MessageKey>;

/** A constraint that at most one record may satisfy: a unique combination of values, or an "at most one" rule. */
export interface UniqueConstraint {
  /** Fields that must be unique in combination. Empty if only one record in total may satisfy the constraint. */
  readonly fields: readonly string[];
  /** Additional filters. They match all constrained records and possibly others. */
  readonly where: { readonly [field: string]: string };
  /** All fields needed to evaluate the constraint. */
  readonly reads: readonly string[];
  /** Whether the constraint applies to a record. */
  readonly isMade: (data: FormData) => boolean;
  /** The rule's name; null for a unique constraint. */
  readonly rule: string | null;
}

/** All unique constraints and "at most one" rules of an entity. */
export function uniqueConstraintsOf({ unique = [], rules = [] }: Screens): readonly UniqueConstraint[] {
  const values = unique.map(
    (fields): UniqueConstraint => ({
      fields,
      where: {},
      reads: fields,
      // As in SQL, empty values are not equal to each other.
      isMade: (data) => !fields.some((field) => isEmptyValue(data[field])),
      rule: null,
    }),
  );
  const places = countingRules(rules).map(
    (rule): UniqueConstraint => ({
      fields: rule.per,
      where: widestFilters(rule),
      reads: [...new Set([...rule.per, ...pathsOf(rule.atMostOne)])],
      isMade: (data) => isCounted(rule, data),
      rule: rule.name,
    }),
  );
  return [...values, ...places];
}

/** Normalizes a value for comparison: numbers by value, texts regardless of spelling variants such as case. */
export function toPlainText({ fields }: Screens, name: string, value: unknown): string {
  const field = fields[name];
  const isNumber = field !== undefined && isNumeric(field.display);
  return isNumber ? String(toNumber(value) ?? value) : identityOf(String(value));
}

/** Key of a record for a constraint. Two records with the same key violate it. */
export function uniqueKeyOf(screens: Screens, { fields }: UniqueConstraint, data: FormData): string {
  return JSON.stringify(
    fields.map((field) => (isEmptyValue(data[field]) ? null : toPlainText(screens, field, data[field]))),
  );
}

/** The fields of a constraint from a record. Related records become their ids. */
export function readFor({ fields }: Screens, { reads }: UniqueConstraint, record: FormData): FormData {
  return Object.fromEntries(
    reads.map((name) => {
      const field = fields[name];
      return [name, field && "id" in record ? formValueOf(field, record as never) : record[name]];
    }),
  );
}
