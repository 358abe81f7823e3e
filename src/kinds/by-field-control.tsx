import { useCallback } from "react";
import { hasCurrency } from "../../kinds/kinds.ts";
import { pathFromId, valueAt } from "./field-path.ts";
import { useFormValue } from "./form-context.ts";
import type { FormData } from "./form-store.ts";
import { MoneyControl } from "./money-control.tsx";
import { IntegerControl, NumberControl } from "./number-control.tsx";
import type { ControlProps } from "./use-control.ts";

/** A number with a kind that depends on a sibling field: an amount of money, or a count. */
export function ByFieldControl(props: ControlProps) {
  const { options } = props;
  const { unitBy } = options;
  const path = pathFromId(props.id).replace(/[^.]*$/, unitBy?.field ?? "");
  const value = useFormValue(useCallback((data: FormData) => valueAt(data, path), [path]));
  const kind = unitBy && typeof value === "string" && Object.hasOwn(unitBy.of, value) ? unitBy.of[value] : undefined;
  if (kind !== undefined && hasCurrency(kind.display)) {
    const { currency: _ofOthers, ...rest } = options;
    return (
      <MoneyControl {...props} options={kind.currency === undefined ? rest : { ...rest, currency: kind.currency }} />
    );
  }
  return props.schema.type === "integer" ? <IntegerControl {...props} /> : <NumberControl {...props} />;
}
