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
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { isObject } from "../../lib/json-object.ts";
import { EntityFieldValue } from "../entity-field-value.tsx";
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
      <Table size="small">
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
  const whole = screens.fields[clash.field];
  const cell = clash.row?.field ? whole?.items?.find(({ name }) => name === clash.row?.field) : whole;
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
      label={<ClashValue screens={screens} field={cell} value={clash[side]} isRow={clash.row?.field === null} />}
    />
  );
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {text}
      </TableCell>
      <TableCell>
        <ClashValue screens={screens} field={cell} value={clash.base} isRow={clash.row?.field === null} />
      </TableCell>
      <TableCell>{toChoice("mine")}</TableCell>
      <TableCell>{toChoice("theirs")}</TableCell>
    </TableRow>
  );
}

interface ClashValueProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly field: FieldDescriptor<MessageKey> | undefined;
  readonly value: unknown;
  /** Whether it is a whole row, or none. */
  readonly isRow: boolean;
}

function ClashValue({ screens, field, value, isRow }: ClashValueProps) {
  const { t } = useText();
  if (isRow || !field) {
    return value === undefined ? t("crud.conflict.removed") : isObject(value) ? String(value["name"] ?? "") : "";
  }
  return <EntityFieldValue entity={screens.entity} field={field} record={{}} value={value} place="list" />;
}
