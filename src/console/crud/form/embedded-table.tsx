import Add from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Paper from "@mui/material/Paper";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from "@rjsf/utils";
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ControlOptions, FieldUiSchema } from "../../../contract/screens.ts";
import { pathFromId } from "../../fields/field-path.ts";
import { useFieldProblem, useFormScope } from "../../fields/form-context.ts";
import { problemText } from "../../fields/problem-text.ts";
import { ControlPlace } from "../../fields/use-control.ts";
import { useText } from "../../i18n/use-text.ts";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { RowButtons } from "./row-buttons.tsx";

/** Whether the rows of an embedded array stand as a table or, on narrow screens, as cards. */
export const RowPlace = createContext<"table" | "card">("table");

interface Column {
  readonly name: string;
  readonly labelKey: MessageKey;
  readonly isRequired: boolean;
}

/** The columns' order and labels, as the generated uiSchema of the items has them. */
function toColumns({ schema, uiSchema }: Pick<ArrayFieldTemplateProps, "schema" | "uiSchema">): readonly Column[] {
  const items = (uiSchema as unknown as FieldUiSchema<MessageKey> | undefined)?.items;
  const itemSchema = typeof schema.items === "object" && !Array.isArray(schema.items) ? schema.items : {};
  const properties = Object.keys(itemSchema.properties ?? {});
  return (items?.["ui:order"] ?? [])
    .filter((name) => properties.includes(name))
    .flatMap((name) => {
      const field = items?.[name] as FieldUiSchema<MessageKey> | undefined;
      const options = field?.["ui:widget"] === "hidden" ? undefined : field?.["ui:options"];
      return options
        ? [{ name, labelKey: options.labelKey, isRequired: itemSchema.required?.includes(name) ?? false }]
        : [];
    });
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
export function EmbeddedTable(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, fieldPathId, uiSchema, disabled } = props;
  const { t, language } = useText();
  const isMobile = useMediaQuery("(max-width: 1239.95px)");
  const path = pathFromId(fieldPathId.$id);
  const { store } = useFormScope();
  const problem = useFieldProblem(path);
  useEffect(() => store.mounted.mount(path), [store, path]);
  const options = uiSchema?.["ui:options"] as unknown as ControlOptions<MessageKey> | undefined;
  const label = options ? t(options.labelKey) : "";
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useFocusOnNewRow(box, items.length);
  return (
    <RowPlace value={isMobile ? "card" : "table"}>
      <ControlPlace value={isMobile ? "form" : "cell"}>
        <Box
          ref={box}
          role="group"
          aria-label={label}
          id={fieldPathId.$id}
          tabIndex={-1}
          aria-invalid={problem ? true : undefined}
        >
          {items.length === 0 ? (
            <Typography color="textSecondary" variant="body2" sx={{ mb: 1.5 }}>
              {t("crud.form.noRows")}
            </Typography>
          ) : (
            <Rows columns={toColumns(props)} isMobile={isMobile} label={label}>
              {items}
            </Rows>
          )}
          {problem ? <FormHelperText error>{problemText(problem, t, language)}</FormHelperText> : null}
          {canAdd ? (
            <Button
              size="small"
              startIcon={<Add />}
              disabled={disabled ?? false}
              onClick={(event) => {
                focusNext.current = true;
                onAddClick(event);
              }}
            >
              {t("crud.form.addRow")}
            </Button>
          ) : null}
        </Box>
      </ControlPlace>
    </RowPlace>
  );
}

interface RowsProps {
  readonly columns: readonly Column[];
  readonly isMobile: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

function Rows({ columns, isMobile, label, children }: RowsProps) {
  const { t } = useText();
  if (isMobile) {
    return <Box sx={{ display: "grid", gap: 1.5, mb: 1.5 }}>{children}</Box>;
  }
  return (
    <TableContainer sx={{ mb: 1 }}>
      <Table size="small" aria-label={label} sx={{ minWidth: 860 }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.name}
                sx={{ px: 0.5, borderBottom: 0, color: "text.secondary", whiteSpace: "nowrap" }}
              >
                {t(column.labelKey)}
                {column.isRequired ? " *" : ""}
              </TableCell>
            ))}
            <TableCell sx={{ borderBottom: 0 }}>
              <HiddenText>{t("crud.list.actions")}</HiddenText>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

/** One row of an embedded table. */
export function EmbeddedItem({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { t } = useText();
  const row = index + 1;
  if (useContext(RowPlace) === "card") {
    return (
      <Paper
        variant="outlined"
        data-row
        sx={{ p: 2, display: "grid", gap: 2 }}
        role="group"
        aria-label={t("crud.form.row", { row })}
      >
        <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center" }}>
          <Typography variant="subtitle2">{t("crud.form.row", { row })}</Typography>
          <RowButtons {...buttonsProps} />
        </Box>
        {children}
      </Paper>
    );
  }
  return (
    <TableRow data-row>
      {children}
      <TableCell sx={{ verticalAlign: "top", px: 0.5, whiteSpace: "nowrap", borderBottom: 0 }}>
        <RowButtons {...buttonsProps} />
      </TableCell>
    </TableRow>
  );
}
