import { useMemo } from "react";
import { Link } from "react-router-dom";
import { toRecordPath } from "../../console/data/to-record-path.ts";
import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import {
  expandedOption,
  type RelationOption,
  toOptions,
  useRelationLabels,
  useWithinOptions,
} from "../../console/fields/relation-options.ts";
import { idsIn, outerIdIn, recordsIn } from "../../console/fields/relation-shape.ts";
import { useText } from "../../console/i18n/use-text.ts";
import type { RelationDescriptor } from "../../contract/screens.ts";
import { TextValue } from "../text/display.tsx";

const LIST_MAX_LINKS = 2;

/** The label of a related record, linked to its show page if it has one. */
export function RelationValue(props: DisplayProps) {
  const { relation } = props.field;
  return relation ? <RelationLinks {...props} relation={relation} /> : <TextValue {...props} />;
}

function RelationLinks({ value, record, relation, place }: DisplayProps & { readonly relation: RelationDescriptor }) {
  const { t } = useText();
  const ids = idsIn(value);
  // Inline records already contain their label.
  const inline = useMemo(() => toOptions(recordsIn(value), relation), [value, relation]);
  const shownIds = place === "list" ? ids.slice(0, LIST_MAX_LINKS) : ids;
  const embedded = useWithinOptions(relation, relation.within ? outerIdIn(relation.within, record) : undefined);
  const known = [...inline, ...expandedOption(relation, record), ...embedded.options];
  const options = useRelationLabels(relation, shownIds, known);
  return (
    <div className={`${styles["links"]} ${place === "list" ? styles["inList"] : ""}`}>
      {options.map((option) => (
        <RelationLink key={String(option.id)} option={option} showPath={relation.showPath} />
      ))}
      {ids.length > shownIds.length ? t("crud.relation.more", { count: ids.length - shownIds.length }) : null}
    </div>
  );
}

function RelationLink({ option, showPath }: { readonly option: RelationOption; readonly showPath: string | null }) {
  if (!showPath) {
    return <bdi>{option.label}</bdi>;
  }
  return (
    <Link to={toRecordPath(showPath, option.id)} className={styles["link"]}>
      <bdi>{option.label}</bdi>
    </Link>
  );
}
