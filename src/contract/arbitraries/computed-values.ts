import { calendarAt } from "../calendar.ts";
import { type ComputedFields, compute } from "../computed.ts";

/**
 * Sets the computed fields of a generated record. Fields without a result are omitted.
 *
 * @example
 * record(fields).map(withComputedValues(computed));
 */
export function withComputedValues<Item extends object>(computed: ComputedFields): (generated: Item) => Item {
  return (generated) => {
    const record: Record<string, unknown> = Object.fromEntries(Object.entries(generated));
    for (const [name, field] of Object.entries(computed)) {
      const value = compute(field, (path) => Reflect.get(generated, path), calendarAt("UTC"));
      delete record[name];
      Object.assign(record, value === undefined ? {} : { [name]: value });
    }
    return record as Item;
  };
}
