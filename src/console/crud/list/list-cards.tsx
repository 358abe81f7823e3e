import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { recordTitle } from "../record-title.ts";
import { canSelect, fieldOf, GridValue, type ListGridProps, type Row } from "./list-grid.tsx";

const SKELETON_CARDS = 4;

/** The list on a narrow screen: a card a record, for a table would hide all but its first column. */
export function ListCards({ screens, table, isLoading, renderMenu }: ListGridProps) {
  const { t } = useText();
  return (
    <Box
      component="ul"
      aria-label={t(screens.messages.many)}
      aria-busy={isLoading}
      sx={{ m: 0, p: 0, listStyle: "none", "& > li": { borderTop: 1, borderColor: "divider", px: 1.5, py: 1 } }}
    >
      {isLoading
        ? Array.from({ length: SKELETON_CARDS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <li key={index}>
              <Skeleton variant="text" height={40} width="60%" />
              <Skeleton variant="text" height={72} />
            </li>
          ))
        : table
            .getRowModel()
            .rows.map((row) => <Card key={row.id} screens={screens} row={row} menu={renderMenu(row.original)} />)}
    </Box>
  );
}

interface CardProps extends Pick<ListGridProps, "screens"> {
  readonly row: Row;
  readonly menu: React.ReactNode;
}

function Card({ screens, row, menu }: CardProps) {
  const { t } = useText();
  const record = row.original;
  const fields = row.getVisibleCells().map((cell) => fieldOf(cell.column));
  const title = fields.find((field) => field.name === screens.titleField);
  return (
    <Box component="li" sx={row.getIsSelected() ? { bgcolor: "action.selected" } : {}}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, minHeight: 40, ml: -1 }}>
        {canSelect(screens) ? (
          <Checkbox
            size="small"
            checked={row.getIsSelected()}
            onClick={row.getToggleSelectedHandler()}
            slotProps={{ input: { "aria-label": t("crud.list.selectRow", { title: recordTitle(screens, record) }) } }}
          />
        ) : null}
        <Box sx={{ flex: 1, minWidth: 0, typography: "body2" }}>
          {title ? <GridValue screens={screens} record={record} field={title} /> : recordTitle(screens, record)}
        </Box>
        {menu}
      </Box>
      <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 1 }}>
        {fields
          .filter((field) => field !== title)
          .map((field) => (
            <CardField key={field.name} screens={screens} record={record} field={field} />
          ))}
      </Box>
    </Box>
  );
}

interface CardFieldProps extends Pick<ListGridProps, "screens"> {
  readonly record: Row["original"];
  readonly field: FieldDescriptor<MessageKey>;
}

function CardField({ screens, record, field }: CardFieldProps) {
  const { t } = useText();
  return (
    <Box sx={{ minWidth: 0, overflow: "hidden" }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {t(field.labelKey)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        <GridValue screens={screens} record={record} field={field} />
      </Typography>
    </Box>
  );
}
