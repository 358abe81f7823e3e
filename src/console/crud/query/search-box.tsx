import { CloseIcon } from "../../ui/icons/close.ts";
import { SearchIcon } from "../../ui/icons/search.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { isSingleKey } from "../../lib/single-key.ts";
import { useDebouncedCall } from "../../lib/use-debounced.ts";
import { usePageKey } from "../../lib/use-page-key.ts";
import { ToolButton } from "../../ui/tool-button.tsx";
import { MAX_SEARCH_LENGTH } from "./list-state.ts";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const REST_MS = 250;

/** State of the input; reports changes debounced. */
function useSearchText({ value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const committed = useRef(value);

  useEffect(() => {
    // Sync with the URL after back, forward or a removed filter.
    if (value !== committed.current) {
      committed.current = value;
      setText(value);
    }
  }, [value]);

  const commit = (next: string) => {
    if (next !== committed.current) {
      committed.current = next;
      onSearch(next);
    }
  };
  const { schedule, cancel } = useDebouncedCall(commit, REST_MS);
  const type = (next: string) => {
    setText(next);
    schedule(next.trim());
  };
  const commitNow = (next: string) => {
    cancel();
    setText(next);
    commit(next.trim());
  };
  return { text, type, commitNow };
}

/** `/` focuses the input. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  usePageKey((event) => {
    const isMeant = event.key === "/" && isSingleKey(event);
    if (isMeant) {
      input.current?.focus();
    }
    return isMeant;
  });
}

/** Quick search: searches as the user types (debounced), or immediately on Enter. `/` focuses it. */
export function SearchBox(props: SearchBoxProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const { text, type, commitNow } = useSearchText(props);
  useSlashKey(input);

  return (
    <div className={styles["search"]}>
      <SearchIcon fontSize="small" />
      <input
        ref={input}
        type="text"
        aria-label={t("crud.list.search")}
        placeholder={t("crud.list.search")}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            commitNow(text);
          } else if (event.key === "Escape" && text) {
            commitNow("");
          }
        }}
      />
      {text ? (
        <ToolButton aria-label={t("crud.list.clearSearch")} onClick={() => commitNow("")}>
          <CloseIcon fontSize="small" />
        </ToolButton>
      ) : null}
    </div>
  );
}
