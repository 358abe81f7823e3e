import { useContext, useEffect, useState } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { isFreeSchema } from "../../../contract/open-objects.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { ControlOptions, FieldUiSchema } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { controls } from "../../fields/control-registry.ts";
import { USUAL } from "../../fields/currency-of.ts";
import { toControlId } from "../../fields/field-path.ts";
import { FormContext, type FormScope } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { FormStore } from "../../fields/form-store.ts";
import { KindOverridesContext } from "../../fields/kind-overrides.ts";
import { TextControl } from "../../fields/text-control.tsx";
import type { DialogKey } from "../../i18n/framework-key.ts";
import { readJsonText } from "../../lib/exact-json.ts";
import { isSameData } from "../../lib/same-data.ts";

interface BulkControlProps {
  readonly name: string;
  readonly ui: FieldUiSchema<MessageKey>;
  readonly schema: JsonSchema;
  /** Those that change: what they agree in stands around the control, as in a form. */
  readonly records: readonly EntityRecord[];
  readonly value: unknown;
  /** Undefined leaves the field empty. */
  readonly onChange: (value: unknown) => void;
  /** What the server found wrong with it; null where it said nothing of it. */
  readonly problem: string | null;
  readonly disabled: boolean;
}

const NO_PROBLEMS = new Map();

function toScope(records: readonly EntityRecord[]): FormScope {
  const common = commonValues(records);
  const store = new FormStore({ loaded: common, opened: common, check: () => NO_PROBLEMS });
  return { store, visibleWhen: {}, lockedWhen: {} };
}

/** Texts of the framework are called like those of a product wherever a control says them. */
const toKey = (key: DialogKey): MessageKey => key as string as MessageKey;

/** Whether records have amounts in several currencies, as far as they say: then no sign is right for all of them. */
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

/** A field's own control out of its form: an amount, a day, a length of time is entered here as it is there. */
export function BulkControl(props: BulkControlProps) {
  const { name, ui, schema, records, value, onChange, problem, disabled } = props;
  const { controls: replaced } = useContext(KindOverridesContext);
  const [scope] = useState(() => toScope(records));
  // Free JSON is entered as its text, and is what the text says.
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

/** What records agree in: a sign or a unit that follows from it holds for all of them. */
export function commonValues([first, ...others]: readonly EntityRecord[]): FormData {
  const values = Object.entries(first ?? {});
  return Object.fromEntries(values.filter(([name, value]) => others.every((each) => isSameData(each[name], value))));
}
