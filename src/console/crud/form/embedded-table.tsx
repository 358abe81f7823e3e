import { AddIcon } from "../../ui/icons/add.ts";
import { type FieldProps, type RJSFSchema, toFieldPathId, type UiSchema } from "@rjsf/utils";
import { createContext, memo, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldUiSchema } from "../../../contract/screens.ts";
import { pathFromId } from "../../fields/field-path.ts";
import { ControlPlace } from "../../fields/use-control.ts";
import { useText } from "../../i18n/use-text.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { HiddenText } from "../../ui/hidden-text.tsx";
import buttons from "../../ui/plain-button.module.css";
import { SideScroll } from "../../ui/side-scroll.tsx";
import { NO_UI } from "../form-data/form-data.ts";
import { columnsOf } from "./columns-of.ts";
import styles from "./form.module.css";
import { useFormLayout } from "./form-layout.ts";
import { tableUiSchema, toOwnSchema } from "./rjsf-schema.ts";
import { RowButtons } from "./row-buttons.tsx";
import { type RowSteps, useRows } from "./use-rows.ts";

/**
 * Layout of the rows of an embedded array: a table, or cards on narrow viewports and inside table cells. Null outside of
 * such rows.
 */
export const RowPlace = createContext<"table" | "card" | null>(null);

/** Moves focus to the first field of a row after the user added it. */
function useFocusOnNewRow(box: RefObject<HTMLDivElement | null>, rows: number) {
  const mustFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of rows changes.
  useEffect(() => {
    if (mustFocus.current) {
      mustFocus.current = false;
      const all = [...(box.current?.querySelectorAll("[data-row]") ?? [])];
      all.at(-1)?.querySelector<HTMLElement>("input:enabled, textarea:enabled, [role=combobox]")?.focus();
    }
  }, [box, rows]);
  return mustFocus;
}

/**
 * RJSF field for an array of objects: a table inside the form. The rows come from the form store; RJSF renders the
 * content of each row once.
 */
export function EmbeddedTable(props: FieldProps) {
  const { t } = useText();
  const { fieldPathId, rawErrors = [] } = props;
  const { $id } = fieldPathId;
  const path = pathFromId($id);
  const schema = toOwnSchema(props.schema);
  const ui = tableUiSchema(props.uiSchema);
  const isWithinCell = useContext(ControlPlace) === "cell";
  const isMobile = useMediaQuery("(max-width: 1239.95px)") || isWithinCell;
  const { keys, steps } = useRows(path, schema);
  const label = t(ui["ui:options"].labelKey);
  const isFixed = props.disabled === true || props.readonly === true;
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useFocusOnNewRow(box, keys.length);
  const { sections } = useFormLayout();
  // If the array is the only field of its section, the section title names it; otherwise it renders its own name.
  const isNamed = sections.some(({ fields }) => fields.length === 1 && fields[0] === path);
  return (
    <RowPlace value={isMobile ? "card" : "table"}>
      <ControlPlace value={isMobile ? "form" : "cell"}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border of its own */}
        <div
          ref={box}
          role="group"
          aria-label={label}
          id={$id}
          tabIndex={-1}
          aria-invalid={rawErrors.length > 0 ? true : undefined}
        >
          {isNamed ? null : (
            <p aria-hidden="true" className={styles["listName"]}>
              {label}
            </p>
          )}
          {keys.length === 0 ? (
            <p className={styles["none"]}>{t("crud.form.noRows")}</p>
          ) : (
            <Rows schema={schema} ui={ui} isMobile={isMobile} label={label}>
              {keys.map((key, index) => (
                <EmbeddedRow key={key} table={props} index={index} isLast={index === keys.length - 1} steps={steps} />
              ))}
            </Rows>
          )}
          {schema.maxItems === undefined || keys.length < schema.maxItems ? (
            <button
              type="button"
              aria-label={`${t("crud.form.addRow")}: ${label}`}
              disabled={isFixed}
              className={`${buttons["button"]} ${styles["add"]}`}
              onClick={() => {
                focusNext.current = true;
                steps.add();
              }}
            >
              <AddIcon fontSize="small" />
              {t("crud.form.addRow")}
            </button>
          ) : null}
        </div>
      </ControlPlace>
    </RowPlace>
  );
}

/** Tables with at most this many columns use a smaller minimum width. */
const FEW = 4;

const EMPTY: JsonSchema = { type: "object" };

interface RowsProps {
  readonly schema: JsonSchema;
  readonly ui: FieldUiSchema<MessageKey>;
  readonly isMobile: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

function Rows({ schema, ui, isMobile, label, children }: RowsProps) {
  const { t } = useText();
  if (isMobile) {
    return <div className={styles["rows"]}>{children}</div>;
  }
  const columns = columnsOf(schema.items ?? EMPTY, ui.items ?? NO_UI);
  return (
    <SideScroll>
      <table aria-label={label} className={styles[columns.length > FEW ? "grid" : "slim"]}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {t(column.labelKey)}
                {column.isRequired ? " *" : ""}
              </th>
            ))}
            <th scope="col">
              <HiddenText>{t("crud.list.actions")}</HiddenText>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </SideScroll>
  );
}

interface EmbeddedRowProps {
  /** Props that RJSF passed to the table. Stable until RJSF renders the table again. */
  readonly table: FieldProps;
  readonly index: number;
  readonly isLast: boolean;
  readonly steps: RowSteps;
}

/** Row of an embedded table, memoized so that changes in other rows do not re-render it. */
const EmbeddedRow = memo(function EmbeddedRow({ table, index, isLast, steps }: EmbeddedRowProps) {
  const { t } = useText();
  const row = index + 1;
  const fields = <RowFields table={table} index={index} />;
  const isFixed = table.disabled === true || table.readonly === true;
  const moves = <RowButtons index={index} isLast={isLast} isFixed={isFixed} steps={steps} />;
  if (useContext(RowPlace) === "card") {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border of its own
      <div data-row className={styles["row"]} role="group" aria-label={t("crud.form.row", { row })}>
        <div className={styles["rowHead"]}>
          <span className={styles["rowTitle"]}>{t("crud.form.row", { row })}</span>
          {moves}
        </div>
        {fields}
      </div>
    );
  }
  return (
    <tr data-row>
      {fields}
      <td className={styles["buttons"]}>{moves}</td>
    </tr>
  );
});

/** Content of one row, rendered by RJSF. */
function RowFields({ table, index }: Pick<EmbeddedRowProps, "table" | "index">) {
  const {
    registry,
    fieldPathId,
    schema,
    uiSchema,
    onChange,
    onBlur,
    onFocus,
    disabled = false,
    readonly = false,
  } = table;
  const { SchemaField } = registry.fields;
  const rowId = useMemo(
    () => toFieldPathId(index, registry.globalFormOptions, fieldPathId),
    [index, registry, fieldPathId],
  );
  return SchemaField === undefined ? null : (
    <SchemaField
      name={String(index)}
      schema={schema.items as RJSFSchema}
      uiSchema={uiSchema?.items as UiSchema}
      fieldPathId={rowId}
      registry={registry}
      disabled={disabled}
      readonly={readonly}
      onChange={onChange}
      onBlur={onBlur}
      onFocus={onFocus}
    />
  );
}
