import type { ReactNode } from "react";
import { FieldValue } from "../../../kinds/field-value.tsx";
import { isRecordId } from "../../data/record-id.ts";
import type { DisplayProps } from "../../fields/display/display-props.ts";
import { useToday } from "../../lib/use-today.ts";
import type { DisplayOverrideProps } from "./entity-overrides.ts";
import { useOverrides } from "./overrides-context.ts";

interface EntityFieldValueProps extends DisplayProps {
  readonly entity: string;
  /** Wraps the generated value, e.g. in a link. */
  readonly wrap?: (value: ReactNode) => ReactNode;
}

/** Displays a field's value with the entity's override, otherwise with its display kind. */
export function EntityFieldValue(props: EntityFieldValueProps): ReactNode {
  // Overrides and computed fields may show the value relative to today.
  useToday();
  return <ValueOfDay {...props} />;
}

/** The same, for a component that re-renders on a new day itself. */
export function ValueOfDay({ entity, wrap, ...props }: EntityFieldValueProps): ReactNode {
  // Overrides are typed by their field at the declaration; here the field is dynamic.
  const Override = useOverrides(entity).display[props.field.name] as
    | ((props: DisplayOverrideProps<unknown>) => ReactNode)
    | undefined;
  const plain = <FieldValue {...props} />;
  const generated = wrap ? wrap(plain) : plain;
  if (!Override) {
    return generated;
  }
  const id = props.record["id"];
  return (
    <Override
      value={props.value ?? undefined}
      record={props.record}
      recordId={isRecordId(id) ? id : undefined}
      place={props.place}
    >
      {generated}
    </Override>
  );
}
