import { AddIcon } from "../../ui/icons/add.ts";
import { MoreVertIcon } from "../../ui/icons/more-vert.ts";
import { useCallback, useState } from "react";
import { Link } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { useRole } from "../../session/session-context.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import buttons from "../../ui/plain-button.module.css";
import { ToolButton } from "../../ui/tool-button.tsx";
import { useOverrides } from "../overrides/overrides-context.ts";
import styles from "./list.module.css";

interface CreateButtonProps {
  readonly screens: EntityScreens<MessageKey>;
}

interface ListHeaderProps extends CreateButtonProps {
  readonly onAction: (action: EntityScreens<MessageKey>["actions"][number]) => void;
}

/** List title, the create button, and a menu of the collection actions. */
export function ListHeader({ screens, onAction }: ListHeaderProps) {
  const { t } = useText();
  const { listActions } = useOverrides(screens.entity);
  // Product actions write data, so only administrators see them.
  const ListActionsOverride = useRole() === "administrator" ? listActions : null;
  const actionButtons = (
    <div className={styles["buttons"]}>
      {ListActionsOverride ? <ListActionsOverride /> : null}
      <CreateButton screens={screens} />
      <CollectionMenu screens={screens} onAction={onAction} />
    </div>
  );
  return <PageHeader title={t(screens.messages.many)} actions={actionButtons} />;
}

/** Menu of actions on the whole collection. They are rare, so they have no buttons of their own. */
function CollectionMenu({ screens, onAction }: ListHeaderProps) {
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const actions = screens.actions.filter((action) => action.on === "collection");
  const label = t("crud.list.moreActions");
  return actions.length === 0 ? null : (
    <>
      <ToolButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </ToolButton>
      <Menu anchor={anchor} onClose={close} aria-label={label}>
        {actions.map((action) => (
          <MenuItem
            key={action.name}
            onClick={() => {
              close();
              onAction(action);
            }}
          >
            {action.icon ? <Icon name={action.icon} /> : null}
            {t(action.labelKey)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Link to the create form, if the entity has one. */
function CreateButton({ screens }: CreateButtonProps) {
  const { t } = useText();
  return screens.routes.create ? (
    <Link to={screens.routes.create} className={`${buttons["button"]} ${buttons["raised"]}`}>
      <AddIcon fontSize="small" />
      {t(screens.messages.create)}
    </Link>
  ) : null;
}

interface NoRowsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Empty state: either the list has no records or the filters exclude all of them. Suggests the next step. */
export function NoRows({ screens, isFiltered, onClear }: NoRowsProps) {
  const { t } = useText();
  if (isFiltered) {
    const clear = (
      <button type="button" className={buttons["button"]} onClick={onClear}>
        {t("crud.list.clearAll")}
      </button>
    );
    return (
      <EmptyState kind="noMatch" title={t(screens.messages.noMatch)} text={t("crud.list.tryOther")} action={clear} />
    );
  }
  return (
    <EmptyState
      kind="none"
      title={t(screens.messages.none)}
      text={t("crud.list.nextStep")}
      action={<CreateButton screens={screens} />}
    />
  );
}

/** Skip link: moves keyboard focus past the header and the toolbar to the first row. */
export function SkipToRows({ onSkip }: { readonly onSkip: () => void }) {
  const { t } = useText();
  return (
    <button type="button" onClick={onSkip} className={`${buttons["button"]} ${styles["skip"]}`}>
      {t("find.skipToRows")}
    </button>
  );
}
