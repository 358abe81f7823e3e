import { ruleText } from "../../fields/rule-text.ts";
import { checkUnique, type UniqueCheckSource } from "../rules/check-unique.ts";
import { type UniqueConstraint, uniqueConstraintsOf, uniqueKeyOf } from "../rules/unique-constraints.ts";
import type { ImportRow, ImportSetting } from "./checked-lines.ts";

type Words = Pick<ImportSetting, "screens" | "words">;

/** The labels of a constraint's fields as a list: "Type and audience". */
function fieldTitles({ fields }: UniqueConstraint, { screens, words: { t, language } }: Words): string {
  const titles = fields.map((name) => {
    const field = screens.fields[name];
    return field ? t(field.labelKey) : name;
  });
  return new Intl.ListFormat(language).format(titles);
}

const isGood = ({ problems }: ImportRow) => problems.length === 0;

/** Marks lines that repeat a unique value of an earlier line. The backend would reject them. */
function withRepeated(lines: readonly ImportRow[], setting: Words): readonly ImportRow[] {
  const { screens, words } = setting;
  return uniqueConstraintsOf(screens).reduce((checked, constraint) => {
    const first = new Map<string, ImportRow>();
    return checked.map((line) => {
      if (!(isGood(line) && constraint.isMade(line.body))) {
        return line;
      }
      const taken = uniqueKeyOf(screens, constraint, line.body);
      const earlier = first.get(taken);
      if (!earlier) {
        first.set(taken, line);
        return line;
      }
      const said =
        constraint.rule === null
          ? words.t("import.repeated", { fields: fieldTitles(constraint, setting), line: earlier.line })
          : ruleText(words.t, screens.entity, constraint.rule);
      return { ...line, problems: [said] };
    });
  }, lines);
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

/** Marks lines that duplicate an earlier line or an existing record. Only lines without problems are checked. */
export async function withExisting(
  lines: readonly ImportRow[],
  setting: Words,
  source: UniqueCheckSource["source"],
): Promise<ComparedLines> {
  const { screens, words } = setting;
  const unchecked: string[] = [];
  let rows = withRepeated(lines, setting);
  for (const constraint of uniqueConstraintsOf(screens)) {
    const candidates = rows.filter((line) => isGood(line) && constraint.isMade(line.body));
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
