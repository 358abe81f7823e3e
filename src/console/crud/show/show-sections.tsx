import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, SectionDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { valueIn } from "../../data/value-in.ts";
import { isConditionMet } from "../../fields/conditions.ts";
import { useText } from "../../i18n/use-text.ts";
import { EntityFieldValue } from "../entity-field-value.tsx";

/** Out of sight, and still read by screen readers. */
const ONLY_READ_ALOUD = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
};

interface ShowSectionsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
  /** In a narrow column beside the rest, where the page is wide. */
  readonly isAside?: boolean;
}

/** The groups of the form, as label and value pairs. */
export function ShowSections({ screens, record, isAside = false }: ShowSectionsProps) {
  return (
    <Box data-fields sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      {(screens.show?.sections ?? []).map((section) => (
        <ShowSection key={section.name} screens={screens} record={record} section={section} isAside={isAside} />
      ))}
    </Box>
  );
}

interface ShowSectionProps extends ShowSectionsProps {
  readonly section: SectionDescriptor<MessageKey>;
}

/** What the form would not ask of this record is not told of it either. */
function shownFields({ screens, record, section }: ShowSectionProps): readonly FieldDescriptor<MessageKey>[] {
  const conditions = screens.form?.visibleWhen ?? {};
  return section.fields
    .filter((name) => isConditionMet(conditions[name] ?? {}, record))
    .map((name) => screens.fields[name])
    .filter((field) => field !== undefined);
}

function ShowSection(props: ShowSectionProps) {
  const { screens, record, section, isAside = false } = props;
  const { t } = useText();
  const fields = shownFields(props);
  const titleId = `section-${section.name}`;
  if (fields.length === 0) {
    return null;
  }
  const isNamedBySection = (field: FieldDescriptor<MessageKey>) =>
    fields.length === 1 && t(field.labelKey) === t(section.titleKey);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, "@media print": { breakInside: "avoid", border: 0, p: 0 } }}
    >
      <Typography id={titleId} component="h2" variant="subtitle2" sx={{ fontWeight: 600, mb: 2 }}>
        {t(section.titleKey)}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          columnGap: 4,
          rowGap: 2,
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            sm: "repeat(2, minmax(0, 1fr))",
            ...(isAside ? { lg: "minmax(0, 1fr)" } : {}),
          },
        }}
      >
        {fields.map((field) => (
          <Box key={field.name} sx={isWide(field) ? { gridColumn: "1 / -1" } : {}}>
            <Typography
              component="dt"
              variant="caption"
              color="textSecondary"
              // Named by its section, a field that is alone in it need not be named again.
              sx={{ display: "block", mb: 0.25, ...(isNamedBySection(field) ? ONLY_READ_ALOUD : {}) }}
            >
              {t(field.labelKey)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, minHeight: 20 }} data-field={field.name}>
              <EntityFieldValue
                entity={screens.entity}
                field={field}
                record={record}
                value={valueIn(screens.fields, field.name, record)}
                place="show"
              />
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

function isWide({ display }: FieldDescriptor<MessageKey>): boolean {
  return display === "table" || display === "multiline" || display === "html";
}
