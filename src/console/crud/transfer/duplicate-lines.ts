import { ruleText } from "../../fields/rule-text.ts";
import { checkUnique, type UniqueCheckSource } from "../rules/check-unique.ts";
import { readFor, type UniqueConstraint, uniqueConstraintsOf, uniqueKeyOf } from "../rules/unique-constraints.ts";
import type { ImportRow } from "./checked-lines.ts";
import type { ImportSetting } from "./read-line.ts";

type Words = Pick<ImportSetting, "screens" | "words">;

/** The labels of a constraint's fields as a list: "Type and audience". */
export function fieldTitles({ fields }: UniqueConstraint, { screens, words: { t, language } }: Words): string {
  const titles = fields.map((name) => {
    const field = screens.fields[name];
    return field ? t(field.labelKey) : name;
  });
  return new Intl.ListFormat(language).format(titles);
}

const isGood = ({ problems }: ImportRow) => problems.length === 0;

/** True if a constraint holds for the line's record, and the line gives it another value than its record has. */
function isChecked({ body, update }: ImportRow, constraint: UniqueConstraint, { screens }: Words): boolean {
  if (!constraint.isMade(body)) {
    return false;
  }
  const before = update && readFor(screens, constraint, update.record);
  return !(
    before &&
    constraint.isMade(before) &&
    uniqueKeyOf(screens, constraint, before) === uniqueKeyOf(screens, constraint, body)
  );
}

/**
 * Marks lines with the same unique value. All of them are rejected, because none can be preferred. Of the lines that
 * break a rule together, the first one stays.
 */
function withRepeated(lines: readonly ImportRow[], setting: Words): readonly ImportRow[] {
  const { screens, words } = setting;
  return uniqueConstraintsOf(screens).reduce((checked, constraint) => {
    const groups = new Map<string, ImportRow[]>();
    for (const line of checked) {
      if (isGood(line) && isChecked(line, constraint, setting)) {
        const key = uniqueKeyOf(screens, constraint, line.body);
        const group = groups.get(key) ?? [];
        group.push(line);
        groups.set(key, group);
      }
    }
    const reasons = new Map(
      [...groups.values()].flatMap((group) => {
        const [first, second] = group;
        const refused = constraint.rule === null ? group : group.slice(1);
        return second === undefined || first === undefined
          ? []
          : refused.map((line) => [line, repeatedText(line === first ? second : first, constraint)] as const);
      }),
    );
    return checked.map((line) => {
      const said = reasons.get(line);
      return said === undefined ? line : { ...line, problems: [said] };
    });
  }, lines);

  function repeatedText(other: ImportRow, constraint: UniqueConstraint): string {
    return constraint.rule === null
      ? words.t("import.repeated", { fields: fieldTitles(constraint, setting), line: other.line })
      : ruleText(words.t, screens.entity, constraint.rule);
  }
}

function duplicateText(constraint: UniqueConstraint, setting: Words): string {
  const { screens, words } = setting;
  if (constraint.rule !== null) {
    return ruleText(words.t, screens.entity, constraint.rule);
  }
  const fields = fieldTitles(constraint, setting);
  return constraint.fields.length > 1
    ? words.t("import.takenTogether", { fields })
    : `${fields}: ${words.t(screens.messages.taken)}`;
}

/** Lines after the comparison with existing records. */
export interface ComparedLines {
  readonly rows: readonly ImportRow[];
  /** Labels of the constraints that the backend could not check. */
  readonly unchecked: readonly string[];
}

/** Marks lines that duplicate another line or an existing record. Only lines without problems are checked. */
export async function withExisting(
  lines: readonly ImportRow[],
  setting: Words,
  source: UniqueCheckSource["source"],
): Promise<ComparedLines> {
  const { screens, words } = setting;
  const unchecked: string[] = [];
  let rows = withRepeated(lines, setting);
  for (const constraint of uniqueConstraintsOf(screens)) {
    const candidates = rows.filter((line) => isGood(line) && isChecked(line, constraint, setting));
    if (candidates.length > 0) {
      const records = candidates.map(({ body }) => body);
      const { taken, isKnown } = await checkUnique({ screens, source }, constraint, records);
      const refused = new Set(candidates.filter(({ body }) => taken.has(uniqueKeyOf(screens, constraint, body))));
      rows = rows.map((line) =>
        refused.has(line) ? { ...line, problems: [duplicateText(constraint, setting)] } : line,
      );
      if (!isKnown) {
        unchecked.push(
          constraint.rule === null
            ? fieldTitles(constraint, setting)
            : ruleText(words.t, screens.entity, constraint.rule),
        );
      }
    }
  }
  return { rows, unchecked };
}
