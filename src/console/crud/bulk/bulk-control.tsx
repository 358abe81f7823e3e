import { useContext, useEffect, useState } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { isFreeSchema } from "../../../contract/open-objects.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { ControlOptions, FieldUiSchema } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { KindOverridesContext } from "../../../kinds/kind-overrides.ts";
import { controls } from "../../fields/control-registry.ts";
import { USUAL } from "../../fields/currency-of.ts";
import { toControlId } from "../../fields/field-path.ts";
import { FormContext, type FormScope } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { FormStore } from "../../fields/form-store.ts";
import { TextControl } from "../../fields/text-control.tsx";
import type { DialogKey } from "../../i18n/framework-key.ts";
import { readJsonText } from "../../lib/exact-json.ts";
import { isSameData } from "../../lib/same-data.ts";

interface BulkControlProps {
  readonly name: string;
  readonly ui: FieldUiSchema<MessageKey>;
  readonly schema: JsonSchema;
  /** The records to change. Their common values form the context of the control. */
  readonly records: readonly EntityRecord[];
  readonly value: unknown;
  /** Undefined clears the field. */
  readonly onChange: (value: unknown) => void;
  /** The server's validation message for the value, or null. */
  readonly problem: string | null;
  readonly disabled: boolean;
}

const NO_PROBLEMS = new Map();

function toScope(records: readonly EntityRecord[]): FormScope {
  const common = commonValues(records);
  const store = new FormStore({ loaded: common, opened: common, check: () => NO_PROBLEMS });
  return { store, visibleWhen: {}, lockedWhen: {} };
}

/** Framework keys and product keys share one namespace at run time, but not in the types. */
const toKey = (key: DialogKey): MessageKey => key as string as MessageKey;

/** True if the records have amounts in several currencies, so that no symbol is correct. */
function isOfSeveral({ currencyBy = USUAL }: ControlOptions<MessageKey>, records: readonly EntityRecord[]): boolean {
  const by = currencyBy?.through?.field ?? currencyBy?.field;
  return by !== undefined && records.some((record) => !isSameData(record[by], records[0]?.[by]));
}

function toOptions({ ui, value, records }: BulkControlProps): ControlOptions<MessageKey> {
  const options = ui["ui:options"];
  return {
    ...options,
    labelKey: toKey("bulk.value"),
    helpKey: value === undefined ? toKey("bulk.clear") : (options.helpKey ?? null),
    ...(isOfSeveral(options, records) ? { currency: "", currencyBy: null } : {}),
  };
}

/** Renders a field's form control outside its form. */
export function BulkControl(props: BulkControlProps) {
  const { name, ui, schema, records, value, onChange, problem, disabled } = props;
  const { controls: replaced } = useContext(KindOverridesContext);
  const [scope] = useState(() => toScope(records));
  // Keeps the typed text of free JSON, while the value is the parsed object.
  const isFree = isFreeSchema(schema);
  const [text, setText] = useState<unknown>(value);
  const tell = (next: unknown) => {
    setText(next);
    onChange(isFree && typeof next === "string" ? (readJsonText(next) ?? next) : next);
  };
  const { store } = scope;
  useEffect(() => {
    store.showServerProblems(problem === null ? [] : [{ path: name, code: "told", params: {}, message: problem }]);
  }, [store, name, problem]);
  const widget = ui["ui:widget"] ?? "text";
  const Control = replaced?.[widget] ?? controls[widget] ?? TextControl;
  return (
    <FormContext value={scope}>
      <Control
        id={toControlId(name)}
        value={isFree && value !== undefined ? text : value}
        onChange={tell}
        options={toOptions(props)}
        schema={schema}
        disabled={disabled}
      />
    </FormContext>
  );
}

/** The values that all records share. */
export function commonValues([first, ...others]: readonly EntityRecord[]): FormData {
  const values = Object.entries(first ?? {});
  return Object.fromEntries(values.filter(([name, value]) => others.every((each) => isSameData(each[name], value))));
}
