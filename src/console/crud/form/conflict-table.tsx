import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { FieldValue } from "../../fields/display/field-value.tsx";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { isObject } from "../../lib/json-object.ts";
import { EntityFieldValue } from "../entity-field-value.tsx";
import styles from "./conflict-table.module.css";
import type { Choices, Clash } from "./merge-versions.ts";

interface ConflictTableProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly mine: FormData;
  readonly theirs: FormData;
  readonly clashes: readonly Clash[];
  readonly choices: Choices;
  readonly onChoose: (path: string, side: "mine" | "theirs") => void;
}

/** What both changed: as it was, mine and theirs, of which one is chosen. */
export function ConflictTable({ clashes, ...props }: ConflictTableProps) {
  const { t } = useText();
  return (
    <TableContainer>
      <Table size="small" className={styles["table"] ?? ""}>
        <TableHead>
          <TableRow>
            <TableCell>{t("crud.conflict.field")}</TableCell>
            <TableCell>{t("crud.conflict.base")}</TableCell>
            <TableCell>{t("crud.conflict.mine")}</TableCell>
            <TableCell>{t("crud.conflict.theirs")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {clashes.map((clash) => (
            <ClashRow key={clash.path} clash={clash} {...props} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

type ClashRowProps = Omit<ConflictTableProps, "clashes"> & { readonly clash: Clash };

/** What people call the row of an embedded array: its name, else its number. */
function rowName({ field, row }: Clash, { mine, theirs }: Pick<ConflictTableProps, "mine" | "theirs">): string {
  const rows = [theirs[field], mine[field]].flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : []));
  const found = rows.find((each) => isObject(each) && String(each["id"]) === row?.id);
  return isObject(found) ? String(found["name"] ?? row?.id) : (row?.id ?? "");
}

function ClashRow({ screens, clash, choices, onChoose, ...records }: ClashRowProps) {
  const { t } = useText();
  const { whole, cell } = fieldsOf(screens, clash);
  const name = whole ? t(whole.labelKey) : clash.field;
  const label = clash.row ? [name, rowName(clash, records), cell && cell !== whole ? t(cell.labelKey) : ""] : [name];
  const text = label.filter((part) => part !== "").join(" · ");
  const chosen = choices.get(clash.path) ?? "mine";
  const toChoice = (side: "mine" | "theirs") => (
    <FormControlLabel
      control={
        <Radio
          name={clash.path}
          checked={chosen === side}
          onChange={() => onChoose(clash.path, side)}
          slotProps={{
            input: { "aria-label": `${t("crud.conflict.choose", { field: text })}: ${t(`crud.conflict.${side}`)}` },
          }}
        />
      }
      label={<ClashValue screens={screens} clash={clash} value={clash[side]} />}
      className={styles["choice"] ?? ""}
    />
  );
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {text}
      </TableCell>
      <TableCell data-version={t("crud.conflict.base")}>
        <ClashValue screens={screens} clash={clash} value={clash.base} />
      </TableCell>
      <TableCell data-version={t("crud.conflict.mine")}>{toChoice("mine")}</TableCell>
      <TableCell data-version={t("crud.conflict.theirs")}>{toChoice("theirs")}</TableCell>
    </TableRow>
  );
}

interface ClashValueProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly clash: Clash;
  readonly value: unknown;
}

/** The field that is meant, and of a row's field the one that holds the rows. */
function fieldsOf({ fields }: EntityScreens<MessageKey>, { field, row }: Clash) {
  const whole = fields[field];
  const cell = row?.field ? whole?.items?.find(({ name }) => name === row.field) : whole;
  return { whole, cell: cell && toWhole(cell) };
}

/** As it is shown where nothing of it may be cut: who chooses between two texts reads both to their ends. */
function toWhole(field: FieldDescriptor<MessageKey>): FieldDescriptor<MessageKey> {
  const { maxLength: _, ...options } = field.options;
  return { ...field, options };
}

/** One version of what both changed, with all that it says: long texts, lists and rows too. */
function ClashValue({ screens, clash, value }: ClashValueProps) {
  const { t } = useText();
  const { whole, cell } = fieldsOf(screens, clash);
  if (clash.row?.field === null) {
    return isObject(value) ? <RowValue field={whole} row={value} /> : t("crud.conflict.removed");
  }
  // What no screen shows, a secret say, is not shown here either.
  if (!cell) {
    return value === undefined ? t("crud.conflict.removed") : "";
  }
  return clash.row ? (
    <FieldValue field={cell} record={{}} value={value} place="show" />
  ) : (
    <EntityFieldValue entity={screens.entity} field={cell} record={{}} value={value} place="show" />
  );
}

/** A row by its parts, each under its name. */
function RowValue({ field, row }: { readonly field: FieldDescriptor<MessageKey> | undefined; readonly row: object }) {
  return field?.items ? (
    <FieldValue
      field={{ ...field, display: "object", items: field.items.map(toWhole) }}
      record={{}}
      value={row}
      place="show"
    />
  ) : (
    String(Reflect.get(row, "name") ?? "")
  );
}
