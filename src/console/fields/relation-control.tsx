import Autocomplete, { type AutocompleteRenderInputParams } from "@mui/material/Autocomplete";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { RelationDescriptor } from "../../contract/screens.ts";
import type { RecordId } from "../../contract/transport.ts";
import { isRecordId } from "../data/record-id.ts";
import { useText } from "../i18n/use-text.ts";
import { useDebounced } from "../lib/use-debounced.ts";
import { valueAt } from "./field-path.ts";
import { useFormScope, useFormValue } from "./form-context.ts";
import type { FormData } from "./form-store.ts";
import {
  expandedOption,
  type RelationOption,
  toOptions,
  useRelationLabels,
  useRelationSearch,
  useWithinOptions,
} from "./relation-options.ts";
import { recordsIn } from "./relation-shape.ts";
import { type Control, type ControlProps, hiddenLabel, textFieldProps, useControl } from "./use-control.ts";

const SEARCH_REST_MS = 250;

/** The options float over what stands below. */
const FLOATING = { paper: { elevation: 8 } } as const;

/** The sibling field that says whose embedded records are the options. */
function useOwner(relation: RelationDescriptor): unknown {
  const field = relation.within?.field;
  return useFormValue(useCallback((data: FormData) => (field ? data[field] : undefined), [field]));
}

/** Another owner has other records: what was chosen of the last one no longer stands. */
function useClearOnOwnerChange(owner: unknown, clear: () => void): void {
  const last = useRef(owner);
  useEffect(() => {
    if (last.current !== owner) {
      last.current = owner;
      clear();
    }
  }, [owner, clear]);
}

/** The records of a field whose backend answers them in place of their ids. */
function useInlineOptions(relation: RelationDescriptor, path: string): readonly RelationOption[] {
  const { store } = useFormScope();
  return useMemo(() => toOptions(recordsIn(valueAt(store.loaded, path)), relation), [store, path, relation]);
}

/** The form library writes its data as JSON, which has no bigint: what is sent has the record's own id again. */
function toFormId(id: RecordId): string | number {
  return typeof id === "bigint" ? String(id) : id;
}

/** What is chosen may have to be sent as the record that it is: the form keeps it. */
function useRemember(relation: RelationDescriptor): (options: readonly RelationOption[]) => void {
  const { store } = useFormScope();
  return useCallback(
    (options) => {
      for (const { id, record } of options) {
        if (record) {
          store.rememberRecord(relation.entity, id, record);
        }
      }
    },
    [store, relation.entity],
  );
}

function useChoices(relation: RelationDescriptor, path: string, ids: readonly RecordId[]) {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const owner = useOwner(relation);
  const searched = useRelationSearch(relation, useDebounced(text, SEARCH_REST_MS), isOpen);
  const embedded = useWithinOptions(relation, owner);
  const expanded = useFormValue(useCallback((data: FormData) => expandedOption(relation, data), [relation]));
  const found = relation.within ? embedded : searched;
  const inline = useInlineOptions(relation, path);
  const chosen = useRelationLabels(relation, ids, [...inline, ...expanded, ...found.options]);
  return { found, chosen, owner, setText, isOpen, setOpen };
}

function isSameOption(one: RelationOption, other: RelationOption): boolean {
  return String(one.id) === String(other.id);
}

/** Chooses one record, or several, of another entity; searches as one types. */
export function RelationControl(props: ControlProps) {
  const control = useControl(props);
  const { relation } = control.options;
  return relation ? <RelationField {...props} control={control} relation={relation} /> : null;
}

interface RelationFieldProps extends ControlProps {
  readonly control: Control;
  readonly relation: RelationDescriptor;
}

function RelationField({ value, onChange, control, relation }: RelationFieldProps) {
  const many: readonly RecordId[] = relation.many && Array.isArray(value) ? value.filter(isRecordId) : [];
  const single = !relation.many && isRecordId(value) ? [value] : [];
  const choices = useChoices(relation, control.path, relation.many ? many : single);
  const remember = useRemember(relation);
  useClearOnOwnerChange(
    choices.owner,
    useCallback(() => onChange(undefined), [onChange]),
  );
  const shared = withoutUndefined(useAutocompleteProps(control, relation, choices));
  const { chosen } = choices;
  if (!relation.many) {
    const choose = (option: RelationOption | null) => {
      remember(option ? [option] : []);
      onChange(option ? toFormId(option.id) : undefined);
    };
    return <Autocomplete {...shared} value={chosen[0] ?? null} onChange={(_, option) => choose(option)} />;
  }
  return (
    <Autocomplete
      {...shared}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={chosen as RelationOption[]}
      onChange={(_, options) => {
        remember(options);
        onChange(options.map((option) => toFormId(option.id)));
      }}
      renderValue={(options, getItemProps) =>
        options.map((option, index) => {
          const { key: _key, ...item } = getItemProps({ index });
          return <Chip key={String(option.id)} {...item} size="small" label={option.label} />;
        })
      }
    />
  );
}

/** What the Autocomplete is given whether one record is chosen or several. */
function useAutocompleteProps(
  control: Control,
  relation: RelationDescriptor,
  { found, setText, isOpen, setOpen }: ReturnType<typeof useChoices>,
) {
  const { t } = useText();
  const { id, disabled, ...field } = textFieldProps(control);
  return {
    id,
    disabled,
    options: found.options,
    // The backend has searched; what it found is not to be filtered by its label again.
    filterOptions: relation.within ? undefined : (options: RelationOption[]) => options,
    getOptionLabel: (option: RelationOption) => option.label,
    getOptionKey: (option: RelationOption) => String(option.id),
    isOptionEqualToValue: isSameOption,
    loading: found.isLoading,
    loadingText: t("crud.relation.loading"),
    noOptionsText: t(found.isFailed ? "crud.relation.failed" : "crud.relation.noOptions"),
    openText: t("crud.relation.open"),
    closeText: t("crud.action.close"),
    clearText: t("crud.relation.clear"),
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onBlur: control.touch,
    slotProps: FLOATING,
    onInputChange: (_: unknown, text: string, reason: string) => setText(reason === "input" ? text : ""),
    renderInput: ({ slotProps, ...params }: AutocompleteRenderInputParams) => (
      <TextField
        {...params}
        {...field}
        id={id}
        slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...hiddenLabel(control) } }}
      />
    ),
  };
}

/** MUI tells an absent property from an undefined one. */
function withoutUndefined<T extends { filterOptions: unknown }>(
  shared: T,
): Omit<T, "filterOptions"> & { filterOptions?: NonNullable<T["filterOptions"]> } {
  const { filterOptions, ...rest } = shared;
  return filterOptions ? { ...rest, filterOptions } : rest;
}
