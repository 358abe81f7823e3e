import ContentCopy from "@mui/icons-material/ContentCopyOutlined";
import FileDownload from "@mui/icons-material/FileDownloadOutlined";
import { type CreatedOverrideProps, saveTextFile, toCsv, today, useCopy, useText } from "entity-console/console";
import {
  Alert,
  Box,
  Button,
  CopyButton,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
} from "entity-console/console/ui";
import { useId, useMemo, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { batchPath } from "./batch-path.ts";
import { couponsIn, couponsTable, type IssuedCoupon, unconfirmedIn } from "./issued-coupons.ts";

/** Number of codes per page; rendering a hundred thousand rows would block the browser. */
const STEP = 200;

/** The generated codes, to copy one or all of them, or to download them. */
export function GeneratedCouponsDialog({ answer, sent, onDone }: CreatedOverrideProps) {
  const { t, language } = useText();
  const id = useId();
  const copy = useCopy();
  const coupons = useMemo(() => couponsIn(answer), [answer]);
  const unconfirmed = useMemo(() => unconfirmedIn(sent, coupons), [sent, coupons]);
  const count = coupons.length;
  const isListed = count > 0;
  const batch = coupons[0]?.batch;
  const copyAll = () => copy(coupons.map(({ code }) => code).join("\n"));
  const saveCsv = () => {
    const content = toCsv(couponsTable(coupons, { t, language }), language);
    saveTextFile({ name: `${t("product.coupon.fileName")}-${today()}.csv`, type: "text/csv;charset=utf-8", content });
  };
  return (
    <Dialog open onClose={onDone} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>
        {t("entity.couponGeneration.created") + (isListed ? `: ${count.toLocaleString(language)}` : "")}
      </DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <DialogContentText sx={{ mb: 1.5 }}>
          {t(isListed ? "product.coupon.generatedText" : "product.coupon.unlistedText")}
        </DialogContentText>
        {unconfirmed.length > 0 ? (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {t("product.coupon.unconfirmed", { fields: unconfirmed.map((key) => t(key)).join(", ") })}
          </Alert>
        ) : null}
        {typeof batch === "string" && batch !== "" ? (
          <DialogContentText sx={{ mb: 1.5 }}>
            <Link component={RouterLink} to={batchPath(batch)}>
              {t("product.coupon.batch", { batch })}
            </Link>
          </DialogContentText>
        ) : null}
        {isListed ? <CodeList coupons={coupons} /> : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>
        {isListed ? (
          <>
            <Button color="inherit" startIcon={<ContentCopy />} onClick={() => void copyAll()}>
              {t("product.coupon.copyAll")}
            </Button>
            <Button color="inherit" startIcon={<FileDownload />} onClick={saveCsv}>
              {t("product.coupon.saveCsv")}
            </Button>
          </>
        ) : null}
        <Button variant="contained" autoFocus onClick={onDone}>
          {t("crud.action.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function CodeList({ coupons }: { readonly coupons: readonly IssuedCoupon[] }) {
  const { t } = useText();
  const [shown, setShown] = useState(STEP);
  const hidden = coupons.length - shown;
  return (
    <Box
      sx={{ maxHeight: "40vh", overflow: "auto", border: 1, borderColor: "divider", borderRadius: 1 }}
      role="group"
      aria-label={t("entity.coupon.many")}
      // The element scrolls, so it must be focusable.
      tabIndex={0}
    >
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {coupons.slice(0, shown).map(({ code }) => (
          <Box
            component="li"
            key={code}
            sx={{
              display: "flex",
              alignItems: "center",
              justifyContent: "space-between",
              minHeight: 36,
              px: 1.5,
              "& + &": { borderTop: 1, borderColor: "divider" },
            }}
          >
            <Box component="code" sx={{ fontSize: "0.875rem" }}>
              {code}
            </Box>
            <CopyButton text={code} label={`${t("crud.action.copy")} ${code}`} />
          </Box>
        ))}
      </Box>
      {hidden > 0 ? (
        <Button fullWidth onClick={() => setShown(shown + STEP)}>
          {t("product.coupon.more", { count: Math.min(hidden, STEP) })}
        </Button>
      ) : null}
    </Box>
  );
}
