import { AddIcon } from "../../ui/icons/add.ts";
import { ArrowForwardIcon } from "../../ui/icons/arrow-forward.ts";
import { BoltIcon } from "../../ui/icons/bolt.ts";
import { FilterListIcon } from "../../ui/icons/filter-list.ts";
import { HelpIcon } from "../../ui/icons/help.ts";
import { PaletteIcon } from "../../ui/icons/palette.ts";
import { StickyNoteIcon } from "../../ui/icons/sticky-note.ts";
import { TranslateIcon } from "../../ui/icons/translate.ts";
import { Box } from "../../ui/mui/box.ts";
import { ListSubheader } from "../../ui/mui/list-subheader.ts";
import type { HTMLAttributes, ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { KeyCaps } from "../../ui/key-caps.tsx";
import { StatusChip } from "../../ui/status-chip.tsx";
import type { Command } from "./command.ts";

const GROUP_ICONS: { readonly [G in Command["group"]]: typeof AddIcon } = {
  here: BoltIcon,
  recent: ArrowForwardIcon,
  record: ArrowForwardIcon,
  note: StickyNoteIcon,
  go: ArrowForwardIcon,
  create: AddIcon,
  action: BoltIcon,
  value: FilterListIcon,
  theme: PaletteIcon,
  language: TranslateIcon,
  help: HelpIcon,
};

/** A group of commands with its heading. */
export function CommandGroup({ group, children }: { readonly group: string; readonly children?: ReactNode }) {
  return (
    <Box role="group" aria-label={group}>
      <ListSubheader
        component="div"
        aria-hidden
        sx={{ position: "static", lineHeight: "32px", fontSize: "0.75rem", bgcolor: "inherit" }}
      >
        {group}
      </ListSubheader>
      {children}
    </Box>
  );
}

interface CommandItemProps {
  readonly item: HTMLAttributes<HTMLElement>;
  readonly command: Command;
}

/** A command with its icon, the state of its record, and its keys. Commands without an icon show that of their group. */
export function CommandItem({ item, command }: CommandItemProps) {
  const { group, label, lang, icon, state, keys } = command;
  const GroupIcon = GROUP_ICONS[group];
  return (
    <Box {...item} sx={{ gap: 1.5, minHeight: "40px !important" }}>
      <Box component="span" sx={{ display: "inline-flex", width: 20, color: "text.secondary" }}>
        {icon === null ? <GroupIcon fontSize="small" /> : <Icon name={icon} />}
      </Box>
      <Box
        component="span"
        sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}
        {...(lang === undefined ? {} : { lang })}
      >
        {label}
      </Box>
      {state === undefined ? null : (
        <span aria-hidden>
          <StatusChip {...state} />
        </span>
      )}
      <Box component="span" aria-hidden>
        <KeyCaps keys={keys} />
      </Box>
    </Box>
  );
}
