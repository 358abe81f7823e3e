import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { NOTICE_KINDS, type NoticeKind, type NoticeList, type NoticeRow } from "../../contract/notices.ts";
import { useTransport } from "../data/backend-contexts.ts";
import { EMPTY_DATE } from "../fields/date-text.ts";
import { useFactorText } from "../i18n/use-factor-text.ts";
import buttons from "../ui/plain-button.module.css";
import { CardTable } from "./card-table.tsx";
import { Device } from "./device.tsx";
import styles from "./factors.module.css";
import { ShortTime } from "./short-time.tsx";

const SHOWN_AT_FIRST = 5;

/** The user's own notices. Shows nothing while there are none. */
export function NoticeSection() {
  return (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  );
}

type KnownNotice = NoticeRow & { readonly kind: NoticeKind };

function isKnown(row: NoticeRow): row is KnownNotice {
  return (NOTICE_KINDS as readonly string[]).includes(row.kind);
}

/** If they cannot be loaded, the rest of the page still works. */
function Notices() {
  const { t } = useFactorText();
  const transport = useTransport();
  const { data } = useQuery({
    queryKey: ["own-notices"],
    queryFn: () => transport.send<NoticeList>({ method: "GET", path: "/notices" }),
  });
  const [isLong, setLong] = useState(false);
  const rows = data?.data.filter(isKnown) ?? [];
  if (rows.length === 0) {
    return null;
  }
  const shown = isLong ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={styles["section"]} aria-label={t("factors.notices.title")}>
      <div className={styles["head"]}>
        <h2 className={styles["heading"]}>{t("factors.notices.title")}</h2>
        {shown.length < rows.length && (
          <button type="button" className={buttons["button"]} onClick={() => setLong(true)}>
            {t("factors.notices.all")}
          </button>
        )}
      </div>
      <p className={styles["lead"]}>{t("factors.notices.text")}</p>
      <CardTable
        columns={{
          what: t("factors.notices.what"),
          browser: t("screen.sessions.browser"),
          address: t("screen.sessions.address"),
          at: t("factors.notices.at"),
        }}
        rows={shown.map((notice) => ({
          key: notice.id,
          cells: {
            what: <What notice={notice} />,
            browser: <Device userAgent={notice.userAgent} />,
            address: notice.address ?? EMPTY_DATE,
            at: <ShortTime at={notice.at} />,
          },
        }))}
      />
    </section>
  );
}

function What({ notice: { kind, name, more } }: { readonly notice: KnownNotice }) {
  const { t } = useFactorText();
  return (
    <>
      {t(`factors.notices.${kind}`)}
      {name !== undefined && <div>{name}</div>}
      {more > 0 && <div>{t("factors.notices.more", { count: more })}</div>}
    </>
  );
}
