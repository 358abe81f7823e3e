import Clear from "@mui/icons-material/Clear";
import Search from "@mui/icons-material/Search";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { isSingleKey } from "../../lib/single-key.ts";
import { MAX_SEARCH_LENGTH } from "./list-state.ts";

interface SearchBoxProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const REST_MS = 250;

/** The quick search: what is typed counts once it rests, and at once on Enter. `/` leads here. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useText();
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  const tell = useRef(onSearch);
  tell.current = onSearch;

  useEffect(() => {
    // Back, Forward or a removed filter changed the address: the box follows it.
    if (value !== told.current) {
      told.current = value;
      setText(value);
    }
  }, [value]);

  const commit = (next: string) => {
    if (next !== told.current) {
      told.current = next;
      tell.current(next);
    }
  };
  const latestCommit = useRef(commit);
  latestCommit.current = commit;

  useEffect(() => {
    const timer = setTimeout(() => latestCommit.current(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "/" && isSingleKey(event)) {
        event.preventDefault();
        input.current?.focus();
      }
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);

  const clear = () => {
    setText("");
    commit("");
  };
  const icon = (
    <InputAdornment position="start">
      <Search fontSize="small" />
    </InputAdornment>
  );
  const clearButton = text ? (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={t("crud.list.clearSearch")} onClick={clear}>
        <Clear fontSize="small" />
      </IconButton>
    </InputAdornment>
  ) : null;
  return (
    <TextField
      size="small"
      type="text"
      inputRef={input}
      placeholder={t("crud.list.search")}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          commit(text.trim());
        } else if (event.key === "Escape" && text) {
          clear();
        }
      }}
      slotProps={{
        htmlInput: { "aria-label": t("crud.list.search"), autoComplete: "off", maxLength: MAX_SEARCH_LENGTH },
        input: { startAdornment: icon, endAdornment: clearButton },
      }}
      sx={{ width: { xs: "100%", sm: 260 } }}
    />
  );
}
