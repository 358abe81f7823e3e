import { FormControlLabel } from "../../ui/mui/form-control-label.ts";
import { Radio } from "../../ui/mui/radio.ts";
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "../../ui/mui/table.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { FieldValue } from "../../../kinds/field-value.tsx";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { isObject } from "../../lib/json-object.ts";
import styles from "./conflict-table.module.css";
import type { Choices, Clash } from "./merge-versions.ts";

interface ConflictTableProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly base: FormData;
  readonly mine: FormData;
  readonly theirs: FormData;
  readonly clashes: readonly Clash[];
  readonly choices: Choices;
  readonly onChoose: (path: string, side: "mine" | "theirs") => void;
}

/** One row per clash: base, mine and theirs, with a radio button to choose mine or theirs. */
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

type Version = "base" | "mine" | "theirs";

/** Label of a row of an embedded array: its `name`, otherwise its id. */
function rowName({ field, row }: Clash, { mine, theirs }: Pick<ConflictTableProps, "mine" | "theirs">): string {
  const rows = [theirs[field], mine[field]].flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : []));
  const found = rows.find((each) => isObject(each) && String(each["id"]) === row?.id);
  return isObject(found) ? String(found["name"] ?? row?.id) : (row?.id ?? "");
}

/** Label of a clash: the field, the row if any, and the fields that are chosen together with it. */
function useClashName({ screens, clash, ...records }: Pick<ClashRowProps, "screens" | "clash" | "mine" | "theirs">) {
  const { t } = useText();
  const { whole, cell, along } = fieldsOf(screens, clash);
  const name = whole ? t(whole.labelKey) : clash.field;
  if (clash.isOrder) {
    return t("crud.conflict.order", { field: name });
  }
  const label = clash.row ? [name, rowName(clash, records), cell && cell !== whole ? t(cell.labelKey) : ""] : [name];
  const text = label.filter((part) => part !== "").join(" · ");
  return [text, ...along.map(({ labelKey }) => t(labelKey))].join(", ");
}

function ClashRow({ screens, clash, choices, onChoose, ...records }: ClashRowProps) {
  const { t } = useText();
  const text = useClashName({ screens, clash, ...records });
  const toValue = (version: Version) => (
    <ClashValue screens={screens} clash={clash} record={records[version]} value={clash[version]} />
  );
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
      label={toValue(side)}
      className={styles["choice"] ?? ""}
    />
  );
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {text}
      </TableCell>
      <TableCell data-version={t("crud.conflict.base")}>{toValue("base")}</TableCell>
      <TableCell data-version={t("crud.conflict.mine")}>{toChoice("mine")}</TableCell>
      <TableCell data-version={t("crud.conflict.theirs")}>{toChoice("theirs")}</TableCell>
    </TableRow>
  );
}

interface ClashValueProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly clash: Clash;
  /** The record of this version. Formatting a number may need its unit or currency field. */
  readonly record: FormData;
  readonly value: unknown;
}

/** Descriptors of a clash: the top-level field, the field to display, and the fields chosen together with it. */
function fieldsOf({ fields }: EntityScreens<MessageKey>, { field, row, along = [] }: Clash) {
  const whole = fields[field];
  const toField = (name: string) => (row ? whole?.items?.find((item) => item.name === name) : fields[name]);
  const cell = row?.field ? toField(row.field) : whole;
  return { whole, cell: cell && toWhole(cell), along: along.flatMap((name) => toField(name) ?? []) };
}

/** Disables truncation, because the user has to compare both texts in full. */
function toWhole(field: FieldDescriptor<MessageKey>): FieldDescriptor<MessageKey> {
  const { maxLength: _, ...options } = field.options ?? {};
  return { ...field, options };
}

/** Finds the row of the clash in one version; an empty object if that version lacks it. */
function rowIn(record: FormData, { field, row }: Clash): FormData {
  const rows: unknown = record[field];
  const found: unknown = Array.isArray(rows)
    ? rows.find((each) => isObject(each) && String(each["id"]) === row?.id)
    : {};
  return isObject(found) ? found : {};
}

/** Displays one version of a clash in full, including long texts, lists and rows. */
function ClashValue({ screens, clash, record, value }: ClashValueProps) {
  const { t } = useText();
  const { whole, cell, along } = fieldsOf(screens, clash);
  if (clash.isOrder) {
    return <RowOrder field={whole} rows={value} owner={record} />;
  }
  if (clash.row?.field === null) {
    return isObject(value) ? <RowValue field={whole} row={value} owner={record} /> : t("crud.conflict.removed");
  }
  // A field without a descriptor is not displayed on any screen, e.g. a secret.
  if (!cell) {
    return value === undefined ? t("crud.conflict.removed") : "";
  }
  const holder = clash.row ? rowIn(record, clash) : record;
  return [cell, ...along].map((field) => {
    const shown = { field, record: holder, value: clash.along ? holder[field.name] : value, place: "show" as const };
    return (
      <div key={field.name}>
        {/* The stored value, without the entity's overrides: that is what a save would write. */}
        <FieldValue {...shown} {...(clash.row ? { owner: record } : {})} />
      </div>
    );
  });
}

interface RowOrderProps {
  readonly field: FieldDescriptor<MessageKey> | undefined;
  readonly rows: unknown;
  readonly owner: FormData;
}

/** Lists the rows in order, each by its name or, without one, by its first field. */
function RowOrder({ field, rows, owner }: RowOrderProps) {
  const [first] = field?.items ?? [];
  const all = Array.isArray(rows) ? rows.filter(isObject) : [];
  return (
    <ol className={styles["order"]}>
      {all.map((row, index) => (
        <li key={String(row["id"] ?? `new ${index}`)}>
          {row["name"] === undefined && first ? (
            <FieldValue field={first} record={row} value={row[first.name]} place="list" owner={owner} />
          ) : (
            String(row["name"] ?? row["id"] ?? "")
          )}
        </li>
      ))}
    </ol>
  );
}

interface RowValueProps {
  readonly field: FieldDescriptor<MessageKey> | undefined;
  readonly row: FormData;
  readonly owner: FormData;
}

/** Displays every field of a row with its label. */
function RowValue({ field, row, owner }: RowValueProps) {
  return field?.items ? (
    <FieldValue
      field={{ ...field, display: "object", items: field.items.map(toWhole) }}
      record={owner}
      value={row}
      place="show"
    />
  ) : (
    String(row["name"] ?? "")
  );
}
