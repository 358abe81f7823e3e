import { QRCodeSVG } from "qrcode.react";
import { useFactorText } from "../i18n/use-factor-text.ts";
import { CopyableText } from "../ui/copyable-text.tsx";
import styles from "./factors.module.css";

interface TotpSecretProps {
  /** In Base32. */
  readonly secret: string;
  readonly username: string;
}

const GROUPS = /.{1,4}/g;
const QR_SIZE = 176;

/** A new secret, as a QR code for an authenticator app and as text. */
export function TotpSecret({ secret, username }: TotpSecretProps) {
  const { t } = useFactorText();
  const issuer = t("product.name");
  const label = encodeURIComponent(`${issuer}:${username}`);
  const address = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  return (
    <div className={styles["secret"]}>
      <p>{t("factors.scan")}</p>
      <div className={styles["qrCode"]}>
        <QRCodeSVG value={address} size={QR_SIZE} marginSize={2} title={t("factors.qrCode")} />
      </div>
      <div>
        {t("factors.secret")}{" "}
        <CopyableText value={secret}>
          <code>{secret.match(GROUPS)?.join(" ")}</code>
        </CopyableText>
      </div>
    </div>
  );
}
