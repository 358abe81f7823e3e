import { useCallback } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { Notice } from "../../ui/notice.tsx";
import { recordTitle } from "../record/record-title.ts";
import { affectsDependents } from "../rules/affects-dependents.ts";
import { UseOfRecord, useReferenceCounts } from "../uses/incoming-references.tsx";

interface ImpactNoticeProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly id: RecordId;
}

/** Lists the records that refer to this one while the pending change affects them, e.g. a new price. */
export function ImpactNotice({ screens, id }: ImpactNoticeProps) {
  const { store } = useFormScope();
  const isShown = useFormValue(
    useCallback((data: FormData) => affectsDependents(screens, store.loaded, data), [screens, store]),
  );
  return isShown ? <Uses screens={screens} id={id} title={recordTitle(screens, store.loaded)} /> : null;
}

/** Renders no notice if no record refers to this one. */
function Uses({ screens, id, title }: ImpactNoticeProps & { readonly title: string }) {
  const { t } = useText();
  const uses = useReferenceCounts(screens, id).filter(({ count }) => count !== 0);
  return uses.length === 0 ? null : (
    <Notice tone="warning">
      {uses.map((use) => (
        <UseOfRecord key={`${use.reference.entity}.${use.reference.filter}`} use={use} title={title} />
      ))}
      {t("crud.impact.look")}
    </Notice>
  );
}
