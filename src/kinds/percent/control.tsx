import type { ControlProps } from "../../console/fields/use-control.ts";
import { NumberField } from "../number/control.tsx";

/** A percentage out of 100: 21 means 21 %. */
export function PercentControl(props: ControlProps) {
  return <NumberField {...props} inputMode="decimal" sign="%" />;
}
