import type { ReactNode } from "react";
import { isRecordId } from "../../data/record-id.ts";
import type { DisplayProps } from "../../fields/display/display-props.ts";
import { FieldValue } from "../../fields/display/field-value.tsx";
import { useToday } from "../../lib/use-today.ts";
import type { DisplayOverrideProps } from "./entity-overrides.ts";
import { useOverrides } from "./overrides-context.ts";

interface EntityFieldValueProps extends DisplayProps {
  readonly entity: string;
  /** Makes a link of the value, say. */
  readonly wrap?: (value: ReactNode) => ReactNode;
}

/** A field's value as its entity's override shows it, else as its display kind does. */
export function EntityFieldValue({ entity, wrap, ...props }: EntityFieldValueProps): ReactNode {
  // Overrides and computed fields may show the value relative to today.
  useToday();
  // An override is typed by its field when it is declared; here, any field's value may come.
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
