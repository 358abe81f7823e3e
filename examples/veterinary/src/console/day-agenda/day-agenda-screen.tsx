import { useQuery } from "@tanstack/react-query";
import { useService, useText } from "entity-console/console";
import {
  PageHeader,
  Panel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "entity-console/console/ui";
import type { AgendaLine } from "../../../schema/service.ts";

/** Remaining and completed visits today, by clinic. */
export function DayAgendaScreen() {
  const { dayAgenda } = useService();
  const { t } = useText();
  const { data, isError } = useQuery({ queryKey: ["dayAgenda"], queryFn: ({ signal }) => dayAgenda({}, { signal }) });
  return (
    <>
      <PageHeader title={t("menu.dayAgenda")} crumbs={[{ label: t("menu.home"), to: "/" }]} />
      <Typography sx={{ mt: -2, mb: 3, color: "text.secondary" }}>{t("product.dayAgenda.text")}</Typography>
      <Panel>
        {isError && <Typography role="alert">{t("product.dayAgenda.failed")}</Typography>}
        {data?.agendaLines.length === 0 && <Typography>{t("product.dayAgenda.empty")}</Typography>}
        {data !== undefined && data.agendaLines.length > 0 && <AgendaTable lines={data.agendaLines} />}
      </Panel>
    </>
  );
}

function AgendaTable({ lines }: { readonly lines: readonly AgendaLine[] }) {
  const { t } = useText();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t("product.dayAgenda.clinic")}</TableCell>
          <TableCell align="right">{t("product.dayAgenda.awaited")}</TableCell>
          <TableCell align="right">{t("product.dayAgenda.attended")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ clinicId, clinicName, awaited, attended }) => (
          <TableRow key={clinicId}>
            <TableCell component="th" scope="row">
              {clinicName}
            </TableCell>
            <TableCell align="right">{awaited}</TableCell>
            <TableCell align="right">{attended}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
