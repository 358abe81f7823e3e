import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { truncateText } from "../../lib/truncate-text.ts";
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

function toText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A text as it is; never as markup, and kept from turning the direction of what stands around it. */
export function TextValue(props: DisplayProps) {
  const { language } = useText();
  const { place, field } = props;
  if (place === "show") {
    return <WholeText {...props} isMultiline={false} />;
  }
  const text = toText(props.value);
  return (
    <Box component="bdi" title={text} sx={ON_ONE_LINE}>
      {truncateText(text, field.options.maxLength ?? LIST_MAX_LENGTH, language)}
    </Box>
  );
}

/** A text with its line breaks; in a list, on one line. */
export function MultilineValue(props: DisplayProps) {
  if (props.place === "list") {
    return <TextValue {...props} value={String(props.value).replace(/\s+/g, " ")} />;
  }
  return <WholeText {...props} isMultiline />;
}

interface WholeTextProps extends DisplayProps {
  readonly isMultiline: boolean;
}

/** A text cut at its field's maximum length, with the rest one click away. */
function WholeText({ value, field, isMultiline }: WholeTextProps) {
  const { t, language } = useText();
  const [isOpen, setOpen] = useState(false);
  const text = toText(value);
  const cut = truncateText(text, field.options.maxLength ?? Number.POSITIVE_INFINITY, language);
  const lines = isMultiline ? ({ display: "block", whiteSpace: "pre-wrap" } as const) : {};
  return (
    <>
      <Box component="bdi" sx={{ ...ANYWHERE, ...lines }}>
        {isOpen ? text : cut}
      </Box>
      {cut === text ? null : (
        <Link
          component="button"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: isMultiline ? 0 : 1, displayPrint: "none" }}
        >
          {t(isOpen ? "crud.show.less" : "crud.show.more")}
        </Link>
      )}
    </>
  );
}
