import type { StaffLink } from "../../contract/staff.ts";
import { useText } from "../i18n/use-text.ts";
import { CopyableText } from "../ui/copyable-text.tsx";
import styles from "./staff.module.css";

interface NewLinkProps {
  readonly username: string;
  readonly link: StaffLink;
}

/** A one-time link, shown this once to be handed on. */
export function NewLink({ username, link }: NewLinkProps) {
  const { t } = useText();
  const address = `${window.location.origin}/set-password#${link.token}`;
  return (
    <output className={styles["link"]}>
      <p>{t("screen.staff.link", { username })}</p>
      <CopyableText value={address}>
        <code>{address}</code>
      </CopyableText>
    </output>
  );
}
