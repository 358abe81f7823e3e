import Box from "@mui/material/Box";
import { useText } from "../../i18n/use-text.ts";
import { truncateText } from "../truncate-text.ts";
import type { DisplayProps } from "./display-props.ts";

/** What a list has room for. */
const LIST_MAX_LENGTH = 80;

const ON_ONE_LINE = {
  display: "inline-block",
  maxWidth: 250,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  verticalAlign: "bottom",
} as const;

const ANYWHERE = { overflowWrap: "anywhere" } as const;

/** A text as it is; never as markup, and kept from turning the direction of what stands around it. */
export function TextValue({ value, place }: DisplayProps) {
  const { language } = useText();
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const shown = place === "list" ? truncateText(text, LIST_MAX_LENGTH, language) : text;
  return (
    <Box component="bdi" title={place === "list" ? text : undefined} sx={place === "list" ? ON_ONE_LINE : ANYWHERE}>
      {shown}
    </Box>
  );
}

/** A text with its line breaks; in a list, on one line. */
export function MultilineValue(props: DisplayProps) {
  if (props.place === "list") {
    return <TextValue {...props} value={String(props.value).replace(/\s+/g, " ")} />;
  }
  return (
    <Box component="bdi" sx={{ display: "block", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {String(props.value)}
    </Box>
  );
}

/** Markup without its tags: until it is sanitised, its text is all that is shown of it. */
export function HtmlValue(props: DisplayProps) {
  const parsed = new DOMParser().parseFromString(String(props.value), "text/html");
  return <MultilineValue {...props} value={parsed.body.textContent ?? ""} />;
}
