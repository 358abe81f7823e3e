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

/** Something that only one record may have: the values of unique fields, or the place that a rule gives to one. */
export interface UniqueConstraint {
  /** The fields whose values, together, only one may have; none where there is one place in all. */
  readonly fields: readonly string[];
  /** What filters may say beside them of the records that are meant: they find all of those, and maybe others. */
  readonly where: { readonly [field: string]: string };
  /** All fields that tell whether a record has it. */
  readonly reads: readonly string[];
  /** Whether a record is one of those that the constraint is about. */
  readonly isMade: (data: FormData) => boolean;
  /** The rule's name; null of unique values. */
  readonly rule: string | null;
}

/** All that only one record of an entity may have. */
export function uniqueConstraintsOf({ unique = [], rules = [] }: Screens): readonly UniqueConstraint[] {
  const values = unique.map(
    (fields): UniqueConstraint => ({
      fields,
      where: {},
      reads: fields,
      // As in a database: what is not there is like nothing.
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

/** A value of a field as it is compared: amounts by their size, texts by their identity, however they are written. */
export function toPlainText({ fields }: Screens, name: string, value: unknown): string {
  const field = fields[name];
  const isNumber = field !== undefined && isNumeric(field.display);
  return isNumber ? String(toNumber(value) ?? value) : identityOf(String(value));
}

/** What a record takes of a constraint; two that take the same are one too many. */
export function uniqueKeyOf(screens: Screens, { fields }: UniqueConstraint, data: FormData): string {
  return JSON.stringify(
    fields.map((field) => (isEmptyValue(data[field]) ? null : toPlainText(screens, field, data[field]))),
  );
}

/** What a constraint reads of a record as the backend answers it: related ones by their ids. */
export function readFor({ fields }: Screens, { reads }: UniqueConstraint, record: FormData): FormData {
  return Object.fromEntries(
    reads.map((name) => {
      const field = fields[name];
      return [name, field && "id" in record ? formValueOf(field, record as never) : record[name]];
    }),
  );
}
