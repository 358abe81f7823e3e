import Add from "@mui/icons-material/Add";
import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldUiSchema } from "../../../contract/screens.ts";
import { ID_PREFIX, ID_SEPARATOR } from "../../fields/field-path.ts";
import { useFieldProblem, useFormScope } from "../../fields/form-context.ts";
import { problemText } from "../../fields/problem-text.ts";
import { ControlPlace } from "../../fields/use-control.ts";
import { useText } from "../../i18n/use-text.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { HiddenText } from "../../ui/hidden-text.tsx";
import buttons from "../../ui/plain-button.module.css";
import { type DrawnFieldProps, fieldsOf } from "./fields-of.ts";
import styles from "./form.module.css";
import { NO_UI } from "./form-data.ts";
import { RowButtons } from "./row-buttons.tsx";
import { type RowSteps, useRows } from "./use-rows.ts";

/** Whether the rows of an embedded array stand as a table or, on narrow screens, as cards. */
const RowPlace = createContext<"table" | "card">("table");

interface EmbeddedTableProps {
  readonly path: string;
  readonly schema: JsonSchema;
  readonly ui: FieldUiSchema<MessageKey>;
  /** What draws a field of a row. */
  readonly Field: ComponentType<DrawnFieldProps>;
}

/** Who adds a row means to fill it in: the cursor goes to its first field. */
function useFocusOnNewRow(box: RefObject<HTMLDivElement | null>, rows: number) {
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of rows is what it waits for.
  useEffect(() => {
    if (isAsked.current) {
      isAsked.current = false;
      const all = [...(box.current?.querySelectorAll("[data-row]") ?? [])];
      all.at(-1)?.querySelector<HTMLElement>("input:enabled, textarea:enabled, [role=combobox]")?.focus();
    }
  }, [box, rows]);
  return isAsked;
}

/** An array of whole records, edited as a table inside the form. */
export function EmbeddedTable({ path, schema, ui, Field }: EmbeddedTableProps) {
  const { t, language } = useText();
  const isMobile = useMediaQuery("(max-width: 1239.95px)");
  const { store } = useFormScope();
  const problem = useFieldProblem(path);
  useEffect(() => store.mounted.mount(path), [store, path]);
  const { keys, steps } = useRows(path, schema);
  const label = t(ui["ui:options"].labelKey);
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useFocusOnNewRow(box, keys.length);
  return (
    <RowPlace value={isMobile ? "card" : "table"}>
      <ControlPlace value={isMobile ? "form" : "cell"}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border of its own */}
        <div
          ref={box}
          role="group"
          aria-label={label}
          id={`${ID_PREFIX}${ID_SEPARATOR}${path}`}
          tabIndex={-1}
          aria-invalid={problem ? true : undefined}
        >
          {keys.length === 0 ? (
            <p className={styles["none"]}>{t("crud.form.noRows")}</p>
          ) : (
            <Rows schema={schema} ui={ui} isMobile={isMobile} label={label}>
              {keys.map((key, index) => (
                <EmbeddedRow
                  key={key}
                  path={`${path}.${index}`}
                  index={index}
                  isLast={index === keys.length - 1}
                  schema={schema.items ?? EMPTY}
                  ui={ui}
                  Field={Field}
                  steps={steps}
                />
              ))}
            </Rows>
          )}
          {problem ? <p className={styles["wrong"]}>{problemText(problem, t, language)}</p> : null}
          {schema.maxItems === undefined || keys.length < schema.maxItems ? (
            <button
              type="button"
              className={`${buttons["button"]} ${styles["add"]}`}
              onClick={() => {
                focusNext.current = true;
                steps.add();
              }}
            >
              <Add fontSize="small" />
              {t("crud.form.addRow")}
            </button>
          ) : null}
        </div>
      </ControlPlace>
    </RowPlace>
  );
}

const EMPTY: JsonSchema = { type: "object" };

interface RowsProps extends Pick<EmbeddedTableProps, "schema" | "ui"> {
  readonly isMobile: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

function Rows({ schema, ui, isMobile, label, children }: RowsProps) {
  const { t } = useText();
  if (isMobile) {
    return <div className={styles["rows"]}>{children}</div>;
  }
  const columns = fieldsOf({ path: "", schema: schema.items ?? EMPTY, ui: ui.items ?? NO_UI });
  return (
    <div className={styles["scroller"]}>
      <table aria-label={label} className={styles["grid"]}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.path} scope="col">
                {t(column.ui["ui:options"].labelKey)}
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
    </div>
  );
}

interface EmbeddedRowProps extends EmbeddedTableProps {
  readonly index: number;
  readonly isLast: boolean;
  readonly steps: RowSteps;
}

/** One row of an embedded table; it stays as it is while others change. */
const EmbeddedRow = memo(function EmbeddedRow({ path, schema, ui, Field, index, isLast, steps }: EmbeddedRowProps) {
  const { t } = useText();
  const row = index + 1;
  const fields = fieldsOf({ path, schema, ui: ui.items ?? NO_UI });
  const moves = <RowButtons index={index} isLast={isLast} steps={steps} />;
  if (useContext(RowPlace) === "card") {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border of its own
      <div data-row className={styles["row"]} role="group" aria-label={t("crud.form.row", { row })}>
        <div className={styles["rowHead"]}>
          <span className={styles["rowTitle"]}>{t("crud.form.row", { row })}</span>
          {moves}
        </div>
        {fields.map((field) => (
          <Field key={field.ui["ui:options"].labelKey} {...field} />
        ))}
      </div>
    );
  }
  return (
    <tr data-row>
      {fields.map((field) => (
        <td key={field.ui["ui:options"].labelKey}>
          <Field {...field} />
        </td>
      ))}
      <td className={styles["buttons"]}>{moves}</td>
    </tr>
  );
});
