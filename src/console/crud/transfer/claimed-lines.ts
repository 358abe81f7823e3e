import { ruleText } from "../../fields/rule-text.ts";
import { askClaim, type ClaimSource } from "../rules/ask-claim.ts";
import { type Claim, claimsOf, takenBy } from "../rules/claims.ts";
import type { ImportRow, ImportSetting } from "./checked-lines.ts";

type Words = Pick<ImportSetting, "screens" | "words">;

/** The fields of a claim as people list them: "Type and audience". */
function fieldTitles({ fields }: Claim, { screens, words: { t, language } }: Words): string {
  const titles = fields.map((name) => {
    const field = screens.fields[name];
    return field ? t(field.labelKey) : name;
  });
  return new Intl.ListFormat(language).format(titles);
}

const isGood = ({ problems }: ImportRow) => problems.length === 0;

/** Lines behind the first that says what only one record may be or have: the backend would refuse them. */
function withRepeated(lines: readonly ImportRow[], setting: Words): readonly ImportRow[] {
  const { screens, words } = setting;
  return claimsOf(screens).reduce((checked, claim) => {
    const first = new Map<string, ImportRow>();
    return checked.map((line) => {
      if (!(isGood(line) && claim.isMade(line.body))) {
        return line;
      }
      const taken = takenBy(screens, claim, line.body);
      const earlier = first.get(taken);
      if (!earlier) {
        first.set(taken, line);
        return line;
      }
      const said =
        claim.rule === null
          ? words.t("import.repeated", { fields: fieldTitles(claim, setting), line: earlier.line })
          : ruleText(words.t, screens.entity, claim.rule);
      return { ...line, problems: [said] };
    });
  }, lines);
}

function takenText(claim: Claim, setting: Words): string {
  const { screens, words } = setting;
  if (claim.rule !== null) {
    return ruleText(words.t, screens.entity, claim.rule);
  }
  const fields = fieldTitles(claim, setting);
  return claim.fields.length > 1
    ? words.t("import.takenTogether", { fields })
    : `${fields}: ${words.t(screens.messages.taken)}`;
}

/** Lines against the records that there are. */
export interface ComparedLines {
  readonly rows: readonly ImportRow[];
  /** What could not be compared, in words: the backend cannot tell. */
  readonly unchecked: readonly string[];
}

/** Lines that repeat an earlier one, or of which a record has already what only one may have: asked about are the good ones alone. */
export async function withExisting(
  lines: readonly ImportRow[],
  setting: Words,
  source: ClaimSource["source"],
): Promise<ComparedLines> {
  const { screens, words } = setting;
  const unchecked: string[] = [];
  let rows = withRepeated(lines, setting);
  for (const claim of claimsOf(screens)) {
    const claiming = rows.filter((line) => isGood(line) && claim.isMade(line.body));
    if (claiming.length > 0) {
      const records = claiming.map(({ body }) => body);
      const { taken, isKnown } = await askClaim({ screens, source }, claim, records);
      const refused = new Set(claiming.filter(({ body }) => taken.has(takenBy(screens, claim, body))));
      rows = rows.map((line) => (refused.has(line) ? { ...line, problems: [takenText(claim, setting)] } : line));
      if (!isKnown) {
        unchecked.push(
          claim.rule === null ? fieldTitles(claim, setting) : ruleText(words.t, screens.entity, claim.rule),
        );
      }
    }
  }
  return { rows, unchecked };
}
