import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import type { RelationDescriptor } from "../../../contract/screens.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { useText } from "../../i18n/use-text.ts";
import {
  expandedOption,
  isRecordId,
  type RelationOption,
  useRelationLabels,
  useWithinOptions,
} from "../relation-options.ts";
import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";

const LIST_MAX_LINKS = 2;

/** A related record by its name, as a link to its show page where it has one. */
export function RelationValue(props: DisplayProps) {
  const { relation } = props.field;
  return relation ? <RelationLinks {...props} relation={relation} /> : <TextValue {...props} />;
}

/** The ids in a value that is an id, a list of ids, or the record itself. */
function idsIn(value: unknown): readonly RecordId[] {
  if (Array.isArray(value)) {
    return value.filter(isRecordId);
  }
  const id: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "id") : value;
  return isRecordId(id) ? [id] : [];
}

/** The record itself, where the backend answered it in place of its id. */
function inlineOption(relation: RelationDescriptor, value: unknown): readonly RelationOption[] {
  return expandedOption({ ...relation, expandedAs: "value" }, { value });
}

function RelationLinks({ value, record, relation, place }: DisplayProps & { readonly relation: RelationDescriptor }) {
  const { t } = useText();
  const ids = idsIn(value);
  const shownIds = place === "list" ? ids.slice(0, LIST_MAX_LINKS) : ids;
  const embedded = useWithinOptions(relation, relation.within ? record[relation.within.field] : undefined);
  const known = [...inlineOption(relation, value), ...expandedOption(relation, record), ...embedded.options];
  const options = useRelationLabels(relation, shownIds, known);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: place === "list" ? "nowrap" : "wrap",
        columnGap: 1.5,
        rowGap: 0.25,
        whiteSpace: "nowrap",
      }}
    >
      {options.map((option) => (
        <RelationLink key={option.id} option={option} showPath={relation.showPath} />
      ))}
      {ids.length > shownIds.length ? t("crud.relation.more", { count: ids.length - shownIds.length }) : null}
    </Box>
  );
}

function RelationLink({ option, showPath }: { readonly option: RelationOption; readonly showPath: string | null }) {
  if (!showPath) {
    return <bdi>{option.label}</bdi>;
  }
  return (
    <Link component={RouterLink} to={toRecordPath(showPath, option.id)}>
      <bdi>{option.label}</bdi>
    </Link>
  );
}
