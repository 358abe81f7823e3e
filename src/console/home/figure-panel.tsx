import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { lazy, type ReactNode, Suspense } from "react";
import { useText } from "../i18n/use-text.ts";
import { Panel } from "../ui/panel.tsx";
import type { Figure } from "./figure.ts";
import { FigureList } from "./figure-list.tsx";

// Charts weigh as much as all the rest of a page, and its figures can be read before they are drawn.
const FigureChart = lazy(async () => ({ default: (await import("./figure-chart.tsx")).FigureChart }));

const DONUT_SIZE = 128;

interface FigurePanelProps {
  readonly title: string;
  readonly kind: "donut" | "bars";
  readonly figures: readonly Figure[];
  /** Whether it is not known yet which figures there will be. */
  readonly isLoading?: boolean;
  /** Below the figures. */
  readonly children?: ReactNode;
}

function Drawing({ kind, figures }: Pick<FigurePanelProps, "kind" | "figures">) {
  const isLoading = figures.some(({ answer }) => answer.count === null && !answer.isFailed);
  const skeleton =
    kind === "donut" ? (
      <Skeleton variant="circular" width={DONUT_SIZE} height={DONUT_SIZE} />
    ) : (
      <Skeleton variant="rounded" height="100%" />
    );
  return (
    <Box
      aria-hidden
      sx={{
        flex: kind === "donut" ? "none" : { xs: "none", sm: "1 1 0" },
        display: kind === "donut" ? "block" : { xs: "none", sm: "block" },
        width: kind === "donut" ? DONUT_SIZE : "auto",
        height: kind === "donut" ? DONUT_SIZE : 32 * figures.length,
        minWidth: 0,
      }}
    >
      {isLoading ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <FigureChart kind={kind} figures={figures} />
        </Suspense>
      )}
    </Box>
  );
}

function Failure({ figures }: Pick<FigurePanelProps, "figures">) {
  const { t } = useText();
  const failed = figures.filter(({ answer }) => answer.isFailed);
  const handleRetry = () => {
    for (const { answer } of failed) {
      answer.retry();
    }
  };
  return (
    failed.length > 0 && (
      <Box role="status" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="body2" sx={{ color: "error.main" }}>
          {t("screen.home.failed")}
        </Typography>
        <Button onClick={handleRetry}>{t("screen.home.retry")}</Button>
      </Box>
    )
  );
}

/** Figures of one kind, drawn and in words. */
export function FigurePanel({ title, kind, figures, isLoading = false, children }: FigurePanelProps) {
  const { t } = useText();
  return (
    <Panel title={title}>
      {isLoading && <Skeleton variant="rounded" height={DONUT_SIZE} />}
      {!isLoading && figures.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{t("screen.home.empty")}</Typography>
      )}
      {figures.length > 0 && (
        <Box sx={{ display: "flex", alignItems: "center", gap: { xs: 2, sm: 3 } }}>
          {kind === "donut" && <Drawing kind={kind} figures={figures} />}
          <Box sx={{ flex: "1 1 0", minWidth: 0 }}>
            <FigureList label={title} figures={figures} hasSwatches={kind === "donut"} />
          </Box>
          {kind === "bars" && <Drawing kind={kind} figures={figures} />}
        </Box>
      )}
      <Failure figures={figures} />
      {children}
    </Panel>
  );
}
