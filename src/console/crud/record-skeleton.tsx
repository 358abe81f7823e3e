import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { useText } from "../i18n/use-text.ts";

/** A record is on its way; takes about the room that it will. */
export function RecordSkeleton() {
  const { t } = useText();
  return (
    <Paper variant="outlined" sx={{ p: 3 }} aria-busy aria-label={t("crud.list.loading")}>
      {["60%", "80%", "40%", "70%"].map((width) => (
        <Skeleton key={width} variant="text" width={width} height={40} />
      ))}
    </Paper>
  );
}
