import { useCallback } from "react";
import type { MessageKey } from "../../contract/register.ts";
import type { ControlOptions } from "../../contract/screens.ts";
import { pathFromId, valueAt } from "./field-path.ts";
import { useFormValue } from "./form-context.ts";
import type { FormData } from "./form-store.ts";
import { MoneyControl } from "./money-control.tsx";
import { IntegerControl, NumberControl } from "./number-control.tsx";
import type { ControlProps } from "./use-control.ts";

/** A number that is one thing or another by the value of a field beside it: an amount of money, or a count. */
export function ByFieldControl(props: ControlProps) {
  const options = props.options as unknown as ControlOptions<MessageKey>;
  const { unitBy } = options;
  const path = pathFromId(props.id).replace(/[^.]*$/, unitBy?.field ?? "");
  const value = useFormValue(useCallback((data: FormData) => valueAt(data, path), [path]));
  const kind = unitBy && typeof value === "string" && Object.hasOwn(unitBy.of, value) ? unitBy.of[value] : undefined;
  if (kind?.display === "money") {
    const money = { ...options, currency: kind.currency } as unknown as ControlProps["options"];
    return <MoneyControl {...props} options={money} />;
  }
  return props.schema.type === "integer" ? <IntegerControl {...props} /> : <NumberControl {...props} />;
}
