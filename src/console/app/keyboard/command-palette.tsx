import { SearchIcon } from "../../ui/icons/search.ts";
import type { PopperProps } from "../../ui/mui/autocomplete.ts";
import { Autocomplete, type AutocompleteRenderInputParams } from "../../ui/mui/autocomplete.ts";
import { Box } from "../../ui/mui/box.ts";
import { Dialog } from "../../ui/mui/dialog.ts";
import { InputAdornment } from "../../ui/mui/input-adornment.ts";
import { TextField } from "../../ui/mui/text-field.ts";
import { useQuery } from "@tanstack/react-query";
import { useContext, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { OverridesContext } from "../../crud/overrides/overrides-context.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useRecentChanges } from "../../data/recent-changes.ts";
import { useSetLanguage } from "../../i18n/use-set-language.ts";
import { useText, useTexts } from "../../i18n/use-text.ts";
import { foldText } from "../../lib/fold-text.ts";
import { useProduct, useSignedInProduct } from "../../product.ts";
import { useThemeChoice } from "../../theme/theme-context.tsx";
import { useSignOut, useUserEntries } from "../services/user-entries.ts";
import type { AskedQuestion, Command, Question } from "./command.ts";
import { CommandGroup, CommandItem } from "./command-item.tsx";
import { loadListed, toCommands } from "./commands.ts";
import { useCommandsInView } from "./commands-in-view.ts";
import { useFoundNotes } from "./note-commands.ts";
import { useFoundRecords, useRecentRecords } from "./record-commands.ts";
import { useUndoLast } from "./use-undo-last.ts";

interface CommandPaletteProps {
  readonly onClose: () => void;
  readonly onSheet: () => void;
  readonly onChanges: () => void;
  readonly onQuestion: (question: AskedQuestion) => void;
}

const NOTHING = [] as const;

/** Commands for a search text: recent records, found records, commands for the current page, and global commands. */
function useCommands({ onSheet, onChanges, onQuestion }: CommandPaletteProps, text: string): readonly Command[] {
  const { t } = useText();
  const navigate = useNavigate();
  const { choose } = useThemeChoice();
  const { languages } = useTexts();
  const setLanguage = useSetLanguage();
  const { model } = useProduct();
  const { menu } = useSignedInProduct();
  const overrides = useContext(OverridesContext);
  // Generated code: it changes only with a new version of the console.
  const { data: listed = NOTHING } = useQuery({
    queryKey: ["commands"],
    queryFn: () => loadListed(model, overrides),
    staleTime: "static",
  });
  const targets = {
    listed,
    goTo: (path: string, state?: object) => void navigate(path, { state }),
    ask: (question: Question) => onQuestion({ ...question, id: Date.now() }),
  };
  const recent = useRecentRecords(targets);
  const found = [...useFoundRecords(text, targets), ...useFoundNotes(text, targets)];
  const here = useCommandsInView(targets);
  const undoLast = useUndoLast();
  const hasChange = useRecentChanges().last() !== null;
  const hasTrash = useAbilities().trash > 0;
  const userPages = useUserEntries();
  const signOut = useSignOut();
  const everywhere = useMemo(
    () =>
      toCommands(
        t,
        { ...model, menu, listed },
        {
          goTo: (path) => void navigate(path),
          ask: (question) => onQuestion({ ...question, id: Date.now() }),
          chooseTheme: choose,
          languages,
          setLanguage: (language) => void setLanguage(language),
          showKeys: onSheet,
          showChanges: onChanges,
          undoLast: hasChange ? () => void undoLast() : null,
          userPages,
          hasTrash,
          signOut: signOut && (() => void signOut()),
        },
      ),
    [
      userPages,
      signOut,
      hasTrash,
      t,
      model,
      menu,
      listed,
      navigate,
      choose,
      languages,
      setLanguage,
      onSheet,
      onChanges,
      undoLast,
      hasChange,
      onQuestion,
    ],
  );
  return text.trim() === "" ? [...here, ...recent, ...everywhere] : [...here, ...found, ...everywhere];
}

/** Filtered lists are numerous: they appear only for a search text. */
function isOffered(command: Command, groupName: string, wanted: string): boolean {
  return wanted === ""
    ? command.group !== "value"
    : command.group === "record" || command.group === "note" || isFound(`${groupName} ${command.label}`, wanted);
}

/** Compares longer words by this many letters: "expirando" finds "expira", "expiring" finds "expires". */
const STEM = 5;

/** Every typed word is a prefix of a word in the command or its group, or shares its stem. */
function isFound(text: string, wanted: string): boolean {
  const words = wordsOf(text);
  return wordsOf(wanted).every((part) =>
    words.some((word) => word.startsWith(part) || (part.length > STEM && word.startsWith(part.slice(0, STEM)))),
  );
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Renders the list inside the dialog, below the search field. */
function InPlace({ children }: PopperProps) {
  return <Box role="presentation">{typeof children === "function" ? null : children}</Box>;
}

/** Searchable palette of all commands. */
export function CommandPalette(props: CommandPaletteProps) {
  const { onClose } = props;
  const { t } = useText();
  const [text, setText] = useState("");
  const commands = useCommands(props, text);
  const groupOf = (command: Command) => t(`keyboard.group.${command.group}`);
  const choose = (command: Command | null) => {
    if (command) {
      onClose();
      command.run();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
      slotProps={{
        paper: {
          "aria-label": t("keyboard.palette.label"),
          // Without this, MUI refers to a title that does not exist.
          "aria-labelledby": undefined,
          sx: { m: 2, mt: { xs: 2, sm: "12vh" }, width: "calc(100% - 32px)" },
        },
      }}
    >
      <Autocomplete<Command>
        open
        autoHighlight
        openOnFocus
        forcePopupIcon={false}
        value={null}
        options={commands}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ label }) => label}
        groupBy={groupOf}
        filterOptions={(all, { inputValue }) =>
          all.filter((command) => isOffered(command, groupOf(command), inputValue.trim()))
        }
        noOptionsText={t("keyboard.palette.none")}
        inputValue={text}
        onInputChange={(_, next) => setText(next)}
        onChange={(_, command) => choose(command)}
        onClose={(_, reason) => (reason === "escape" ? onClose() : undefined)}
        slots={{ popper: InPlace }}
        slotProps={{
          paper: { elevation: 0, sx: { borderRadius: 0, borderTop: 1, borderColor: "divider" } },
          listbox: {
            component: "div",
            "aria-label": t("keyboard.palette.label"),
            "aria-labelledby": undefined,
            sx: { maxHeight: "min(420px, 60dvh)", py: 0.5 },
          },
        }}
        renderGroup={({ key, ...group }) => <CommandGroup key={key} {...group} />}
        renderOption={({ key, ...item }, command) => <CommandItem key={key} item={item} command={command} />}
        renderInput={(params) => <PaletteInput {...params} />}
      />
    </Dialog>
  );
}

function PaletteInput({ slotProps, ...params }: AutocompleteRenderInputParams) {
  const { t } = useText();
  const icon = (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" />
    </InputAdornment>
  );
  return (
    <TextField
      {...params}
      autoFocus
      placeholder={t("keyboard.palette.search")}
      slotProps={{
        ...slotProps,
        htmlInput: { ...slotProps.htmlInput, "aria-label": t("keyboard.palette.search") },
        input: { ...slotProps.input, startAdornment: icon },
      }}
      sx={{ "& fieldset": { border: 0 }, "& .MuiInputBase-root": { py: 1, pl: 2 } }}
    />
  );
}
