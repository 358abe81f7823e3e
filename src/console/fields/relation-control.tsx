import Autocomplete, { type AutocompleteRenderInputParams } from "@mui/material/Autocomplete";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import { useCallback, useEffect, useRef, useState } from "react";
import type { RelationDescriptor } from "../../contract/screens.ts";
import type { RecordId } from "../../contract/transport.ts";
import { useText } from "../i18n/use-text.ts";
import { useDebounced } from "../lib/use-debounced.ts";
import { useFormValue } from "./form-context.ts";
import type { FormData } from "./form-store.ts";
import {
  expandedOption,
  isRecordId,
  type RelationOption,
  useRelationLabels,
  useRelationSearch,
  useWithinOptions,
} from "./relation-options.ts";
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

function useChoices(relation: RelationDescriptor, ids: readonly RecordId[]) {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const owner = useOwner(relation);
  const searched = useRelationSearch(relation, useDebounced(text, SEARCH_REST_MS), isOpen);
  const embedded = useWithinOptions(relation, owner);
  const expanded = useFormValue(useCallback((data: FormData) => expandedOption(relation, data), [relation]));
  const found = relation.within ? embedded : searched;
  const chosen = useRelationLabels(relation, ids, [...expanded, ...found.options]);
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
  const choices = useChoices(relation, relation.many ? many : single);
  useClearOnOwnerChange(
    choices.owner,
    useCallback(() => onChange(undefined), [onChange]),
  );
  const shared = withoutUndefined(useAutocompleteProps(control, relation, choices));
  const { chosen } = choices;
  if (!relation.many) {
    return <Autocomplete {...shared} value={chosen[0] ?? null} onChange={(_, option) => onChange(option?.id)} />;
  }
  return (
    <Autocomplete
      {...shared}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={chosen as RelationOption[]}
      onChange={(_, options) => onChange(options.map((option) => option.id))}
      renderValue={(options, getItemProps) =>
        options.map((option, index) => {
          const { key: _key, ...item } = getItemProps({ index });
          return <Chip key={option.id} {...item} size="small" label={option.label} />;
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
    getOptionKey: (option: RelationOption) => option.id,
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
