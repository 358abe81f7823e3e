import { useCallback } from "react";
import { pathFromId, valueAt } from "../console/fields/field-path.ts";
import { useFormValue } from "../console/fields/form-context.ts";
import type { FormData } from "../console/fields/form-store.ts";
import type { ControlProps } from "../console/fields/use-control.ts";
import { hasCurrency } from "./kinds.ts";
import { MoneyControl } from "./money/control.tsx";
import { IntegerControl, NumberControl } from "./number/control.tsx";

/** A number with a kind that depends on a sibling field: an amount of money, or a count. */
export function UnitDependentControl(props: ControlProps) {
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
