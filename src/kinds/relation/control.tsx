import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isRecordId } from "../../console/data/record-id.ts";
import { ComboBox } from "../../console/fields/combo-box.tsx";
import { valueAt } from "../../console/fields/field-path.ts";
import { useFormScope, useFormValue } from "../../console/fields/form-context.ts";
import type { FormData } from "../../console/fields/form-store.ts";
import {
  expandedOption,
  type RelationOption,
  toOptions,
  useRelationLabels,
  useRelationSearch,
  useWithinOptions,
} from "../../console/fields/relation-options.ts";
import { recordsIn, toFormId } from "../../console/fields/relation-shape.ts";
import { type Control, type ControlProps, useControl } from "../../console/fields/use-control.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { foldText } from "../../console/lib/fold-text.ts";
import { useDebounced } from "../../console/lib/use-debounced.ts";
import type { RelationDescriptor } from "../../contract/screens.ts";
import type { RecordId } from "../../contract/transport.ts";

const SEARCH_REST_MS = 250;

/** The value of the sibling field that selects the owner of the embedded options. */
function useOwner(relation: RelationDescriptor): unknown {
  const field = relation.within?.field;
  return useFormValue(useCallback((data: FormData) => (field ? data[field] : undefined), [field]));
}

/** Clears the choice when the owner changes, because it belongs to the previous owner. */
function useClearOnOwnerChange(owner: unknown, clear: () => void): void {
  const last = useRef(owner);
  useEffect(() => {
    if (last.current !== owner) {
      last.current = owner;
      clear();
    }
  }, [owner, clear]);
}

/** Options from a response that contains records in place of ids. */
function useInlineOptions(relation: RelationDescriptor, path: string): readonly RelationOption[] {
  const { store } = useFormScope();
  return useMemo(() => toOptions(recordsIn(valueAt(store.loaded, path)), relation), [store, path, relation]);
}

/** Caches chosen records in the form. Some backends expect the whole record on save. */
function useRemember(relation: RelationDescriptor): (options: readonly RelationOption[]) => void {
  const { store } = useFormScope();
  return useCallback(
    (options) => {
      for (const { id, record } of options) {
        if (record) {
          store.chosen.remember(relation.entity, id, record);
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
  return { found, chosen, owner, text, setText, setOpen };
}

function toShown(option: RelationOption) {
  return { key: String(option.id), label: option.label, option };
}

/** Chooses one or several records of another entity, with search as you type. */
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
  const { t } = useText();
  const many: readonly RecordId[] = relation.many && Array.isArray(value) ? value.filter(isRecordId) : [];
  const single = !relation.many && isRecordId(value) ? [value] : [];
  const choices = useChoices(relation, control.path, relation.many ? many : single);
  const remember = useRemember(relation);
  useClearOnOwnerChange(
    choices.owner,
    useCallback(() => onChange(undefined), [onChange]),
  );
  const { found, chosen, text, setText, setOpen } = choices;
  return (
    <ComboBox
      control={control}
      options={useOffered(relation, choices)}
      chosen={useMemo(() => chosen.map(toShown), [chosen])}
      isMany={relation.many}
      text={text}
      onText={setText}
      onOpen={setOpen}
      onChange={(shown) => {
        const options = shown.map(({ option }) => option);
        remember(options);
        const ids = options.map(({ id }) => toFormId(id));
        onChange(relation.many ? ids : ids[0]);
      }}
      note={t(noteOf(found))}
    />
  );
}

/** Selectable options. Embedded records are filtered here, search results by the backend. */
function useOffered(relation: RelationDescriptor, { found, chosen, text }: ReturnType<typeof useChoices>) {
  return useMemo(() => {
    const typed = foldText(text.trim());
    const isFitting = ({ id, label }: RelationOption) =>
      (relation.within === null || foldText(label).includes(typed)) &&
      !(relation.many && chosen.some((each) => String(each.id) === String(id)));
    return found.options.filter(isFitting).map(toShown);
  }, [relation, found.options, chosen, text]);
}

function noteOf({ isLoading, isFailed }: { readonly isLoading: boolean; readonly isFailed: boolean }) {
  if (isLoading) {
    return "crud.relation.loading";
  }
  return isFailed ? "crud.relation.failed" : "crud.relation.noOptions";
}
