import { Box } from "../../ui/mui/box.ts";
import { Typography } from "../../ui/mui/typography.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, SectionDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { factsOf } from "../../../kinds/kinds.ts";
import { valueIn } from "../../data/value-in.ts";
import { isConditionMet } from "../../fields/conditions.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToday } from "../../lib/use-today.ts";
import { Panel } from "../../ui/panel.tsx";
import { EntityFieldValue } from "../overrides/entity-field-value.tsx";
import { useOverrides } from "../overrides/overrides-context.ts";
import { statusField } from "../record/record-title.ts";

/** Visually hidden, but available to screen readers. */
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
  /** In a narrow side column if the page is wide. */
  readonly isAside?: boolean;
  /** Fields that are shown elsewhere on the page. */
  readonly leadFields?: readonly string[];
}

/** The sections of the form as label and value pairs. */
export function ShowSections(props: ShowSectionsProps) {
  return (
    <Box data-fields sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      {(props.screens.show?.sections ?? []).map((section) => (
        <ShowSection key={section.name} {...props} section={section} />
      ))}
    </Box>
  );
}

interface ShowSectionProps extends ShowSectionsProps {
  readonly section: SectionDescriptor<MessageKey>;
}

/**
 * The visible fields of a section. Fields that the form hides for this record are hidden here too. Name and status are
 * skipped, because the page header has them, unless the section has no other fields or a product overrides the name's
 * display.
 */
function useShownFields({
  screens,
  record,
  section,
  leadFields = [],
}: ShowSectionProps): readonly FieldDescriptor<MessageKey>[] {
  const { display } = useOverrides(screens.entity);
  const { titleField, titleFields = [titleField] } = screens;
  const named = titleFields.filter((name) => display[name] === undefined);
  const inHeader = [...named, ...(statusField(screens) ? ["status"] : [])];
  const conditions = screens.form?.visibleWhen ?? {};
  const fields = section.fields
    .filter((name) => !leadFields.includes(name) && isConditionMet(conditions[name] ?? {}, record))
    .map((name) => screens.fields[name])
    .filter((field) => field !== undefined);
  const others = fields.filter(({ name }) => !inHeader.includes(name));
  return others.length > 0 ? others : fields;
}

function ShowSection(props: ShowSectionProps) {
  const { screens, record, section, isAside = false } = props;
  const { t } = useText();
  useToday();
  const fields = useShownFields(props);
  if (fields.length === 0) {
    return null;
  }
  const isNamedBySection = (field: FieldDescriptor<MessageKey>) =>
    fields.length === 1 && t(field.labelKey) === t(section.titleKey);
  return (
    <Panel title={t(section.titleKey)} sx={{ "@media print": { breakInside: "avoid", border: 0, p: 0 } }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          columnGap: 4,
          rowGap: 2,
          "& a": { textDecoration: "underline" },
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            sm: "repeat(2, minmax(0, 1fr))",
            ...(isAside ? { lg: "minmax(0, 1fr)" } : {}),
          },
        }}
      >
        {fields.map((field) => (
          <Box key={field.name} sx={factsOf(field.display).isWide ? { gridColumn: "1 / -1" } : {}}>
            <Typography
              component="dt"
              variant="caption"
              color="textSecondary"
              // The section title already names its only field.
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
    </Panel>
  );
}
