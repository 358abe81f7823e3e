import { type FormEvent, useRef } from "react";
import { type Role, roles } from "../../contract/staff.ts";
import { useText } from "../i18n/use-text.ts";
import { useOneAtATime } from "../lib/use-one-at-a-time.ts";
import { useOpenWork } from "../session/open-work.ts";
import buttons from "../ui/plain-button.module.css";
import styles from "./staff.module.css";

/** A staff user to invite. */
export interface Invitation {
  readonly username: string;
  readonly name: string;
  readonly role: Role;
}

interface InviteFormProps {
  readonly isBusy: boolean;
  /** Resolves to whether the invitation succeeded. */
  readonly onInvite: (invitation: Invitation) => Promise<boolean>;
}

/** Form for name, username and role of a new staff user. */
export function InviteForm({ isBusy, onInvite }: InviteFormProps) {
  const { t } = useText();
  const element = useRef<HTMLFormElement>(null);
  useOpenWork(() =>
    [...new FormData(element.current ?? undefined).values()].some((value) => value !== "" && value !== "reader"),
  );
  const invite = useOneAtATime(async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    const role = roles.find((known) => known === text("role")) ?? "reader";
    if (await onInvite({ username: text("username"), name: text("name"), role })) {
      form.reset();
    }
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    invite(event.currentTarget);
  };
  return (
    <form ref={element} className={styles["form"]} onSubmit={handleSubmit}>
      <label>
        <span className={`border-label ${styles["label"]}`}>{t("screen.staff.username")}</span>
        <input name="username" required maxLength={254} pattern="[^:\s]+" autoCapitalize="none" autoComplete="off" />
      </label>
      <label>
        <span className={`border-label ${styles["label"]}`}>{t("screen.staff.name")}</span>
        <input name="name" required maxLength={120} autoComplete="off" />
      </label>
      <label data-select>
        <span className={`border-label ${styles["label"]}`}>{t("screen.staff.role")}</span>
        <select name="role" defaultValue="reader">
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`screen.staff.role.${role}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={`${buttons["button"]} ${buttons["filled"]}`} disabled={isBusy}>
        {t("screen.staff.invite")}
      </button>
    </form>
  );
}
