import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { type ReactElement, useCallback } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { SectionDescriptor } from "../../../contract/screens.ts";
import { useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { hiddenFields } from "./form-data.ts";
import { isShortField, isTableSection, useFormLayout } from "./form-layout.ts";

/** The form library's rendering of each field, by name. */
export type DrawnFields = ReadonlyMap<string, ReactElement>;

interface FormSectionProps {
  readonly section: SectionDescriptor<MessageKey>;
  readonly fields: DrawnFields;
}

/** Names of the section's fields that are to be seen now. */
function useVisibleFields(section: SectionDescriptor<MessageKey>): readonly string[] {
  const { visibleWhen } = useFormScope();
  return useFormValue(
    useCallback(
      (data: FormData) => {
        const hidden = hiddenFields(visibleWhen, data);
        return section.fields.filter((field) => !hidden.includes(field));
      },
      [section, visibleWhen],
    ),
  );
}

/** A titled card: title at the left and fields at the right where there is room, one column where there is not. */
export function FormSection({ section, fields }: FormSectionProps) {
  const { t } = useText();
  const { schema } = useFormLayout();
  const visible = useVisibleFields(section).filter((field) => fields.has(field));
  const titleId = `section-${section.name}`;
  if (visible.length === 0) {
    return null;
  }
  const isTable = isTableSection(section, schema);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{
        p: { xs: 2, sm: 3 },
        display: "grid",
        gap: { xs: 2, md: isTable ? 2 : 4 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: isTable ? "minmax(0, 1fr)" : "220px minmax(0, 1fr)" },
      }}
    >
      <Typography id={titleId} component="h2" variant="subtitle2" sx={{ fontWeight: 600 }}>
        {t(section.titleKey)}
      </Typography>
      <Box
        sx={{
          display: "grid",
          columnGap: 2,
          rowGap: 2.5,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: isTable ? "minmax(0, 1fr)" : "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {visible.map((field) => (
          <Box key={field} sx={isShortField(schema.properties?.[field]) ? {} : { gridColumn: "1 / -1" }}>
            {fields.get(field)}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
