import type { UiSchema } from "@rjsf/utils";
import { useEffect, useMemo, useState } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { isFreeSchema } from "../../../contract/open-objects.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { ControlOptions, FieldUiSchema, FormModule } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { DEFAULT_CURRENCY_BY } from "../../fields/currency-of.ts";
import { FormContext, type FormScope } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { FormStore } from "../../fields/form-store.ts";
import type { DialogKey } from "../../i18n/framework-key.ts";
import { readJsonText } from "../../lib/exact-json.ts";
import { isSameData } from "../../lib/same-data.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { toValidator } from "../form/check-form.ts";
import { StackedTemplate } from "../form/form-templates.tsx";
import { RjsfFields } from "../form/rjsf-fields.tsx";

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

function toScope({ records, name, value }: BulkControlProps): FormScope {
  const opened = { ...commonValues(records), [name]: value };
  const store = new FormStore({ loaded: opened, opened, check: () => NO_PROBLEMS });
  return { store, visibleWhen: {}, lockedWhen: {} };
}

/** Framework keys and product keys share one namespace at run time, but not in the types. */
const toKey = (key: DialogKey): MessageKey => key as string as MessageKey;

/** True if the records have amounts in several currencies, so that no symbol is correct. */
function isOfSeveral(
  { currencyBy = DEFAULT_CURRENCY_BY }: ControlOptions<MessageKey>,
  records: readonly EntityRecord[],
): boolean {
  const by = currencyBy?.through?.field ?? currencyBy?.field;
  return by !== undefined && records.some((record) => !isSameData(record[by], records[0]?.[by]));
}

function toOptions({ ui, records }: BulkControlProps, isEmpty: boolean): ControlOptions<MessageKey> {
  const options = ui["ui:options"];
  return {
    ...options,
    labelKey: toKey("bulk.value"),
    helpKey: isEmpty ? toKey("bulk.clear") : (options.helpKey ?? null),
    ...(isOfSeveral(options, records) ? { currency: "", currencyBy: null } : {}),
  };
}

/** A form of this one field. It is not validated here: the backend checks the value of each record. */
function toForm(name: string, property: JsonSchema): FormModule {
  return { schema: { $id: "bulk", type: "object", properties: { [name]: property } }, validate: () => true };
}

const own = { templates: { ObjectFieldTemplate: StackedTemplate } };

/** Connects the value of the dialog with the form's data. Free JSON is text in the form, and parsed in the dialog. */
function useValue({ name, schema, value, onChange }: BulkControlProps, { store }: FormScope): void {
  const latest = useLatest({ onChange, isFree: isFreeSchema(schema), value });
  useEffect(
    () =>
      store.subscribe(() => {
        const { isFree, value: known, ...told } = latest.current;
        const entered = store.getData()[name];
        const next = isFree && typeof entered === "string" ? (readJsonText(entered) ?? entered) : entered;
        if (!isSameData(next, known)) {
          told.onChange(next);
        }
      }),
    [store, name],
  );
  useEffect(() => {
    if (value === undefined && store.getData()[name] !== undefined) {
      store.set(name, undefined);
    }
  }, [store, name, value]);
}

/** Renders a field's form control outside its form. */
export function BulkControl(props: BulkControlProps) {
  const { name, ui, schema, value, problem, disabled } = props;
  const [scope] = useState(() => toScope(props));
  useValue(props, scope);
  const { store } = scope;
  useEffect(() => {
    store.showServerProblems(problem === null ? [] : [{ path: name, code: "told", params: {}, message: problem }]);
  }, [store, name, problem]);
  const form = useMemo(() => toForm(name, schema), [name, schema]);
  const validator = useMemo(() => toValidator(form), [form]);
  const isEmpty = value === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other props do not change while the dialog is open
  const uiSchema = useMemo(
    (): UiSchema => ({ [name]: { ...ui, "ui:options": toOptions(props, isEmpty), "ui:disabled": disabled } }),
    [name, isEmpty, disabled],
  );
  return (
    <FormContext value={scope}>
      <RjsfFields schema={form.schema} uiSchema={uiSchema} validator={validator} own={own} />
    </FormContext>
  );
}

/** The values that all records share. */
export function commonValues([first, ...others]: readonly EntityRecord[]): FormData {
  const values = Object.entries(first ?? {});
  return Object.fromEntries(values.filter(([name, value]) => others.every((each) => isSameData(each[name], value))));
}
