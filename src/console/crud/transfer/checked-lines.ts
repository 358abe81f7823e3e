import type { JsonSchema } from "../../../contract/json-schema.ts";
import { holds, pathsOf } from "../../../contract/predicate.ts";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { toFieldPath } from "../../fields/field-path.ts";
import type { FormData } from "../../fields/form-store.ts";
import { inCapitals } from "../../fields/in-capitals.ts";
import { problemText } from "../../fields/problem-text.ts";
import { ruleText } from "../../fields/rule-text.ts";
import type { Text } from "../../i18n/text.ts";
import { defaultsOf, hiddenFields, pruneToSchema } from "../form/form-data.ts";
import { ruleProblems } from "../form/rule-problems.ts";
import { countingRules, surplusOf } from "../rules/counting-rules.ts";
import { type Cell, readCell } from "./cell-codec.ts";
import { nameKey } from "./export-table.ts";
import type { ImportField, Mapping } from "./import-columns.ts";
import { columnTitle, withoutLanguages } from "./sheet-columns.ts";

/** A line of the sheet as the record that it makes. */
export interface ImportRow {
  /** As a spreadsheet numbers it: the line of titles is 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly body: FormData;
  /** Why it cannot be imported, in words; none where it can. */
  readonly problems: readonly string[];
  /** What is unusual about it and still allowed. */
  readonly warnings: readonly string[];
}

export interface ImportSetting {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  readonly fields: readonly ImportField[];
  readonly mapping: Mapping;
  /** The ids of related records by `nameKey(entity, name)`. */
  readonly ids: ReadonlyMap<string, RecordId>;
  readonly words: Text;
}

/** As the form would take the text. */
const asTyped = (value: unknown, { pattern }: JsonSchema): unknown =>
  typeof value === "string" ? inCapitals(value, pattern) : value;

/** The values of a line by field, related records still by name. */
function readValues(cells: readonly Cell[], { fields, mapping, words }: Omit<ImportSetting, "ids">): FormData {
  const given = mapping.flatMap((name, column) => {
    const found = fields.find(({ field }) => field.name === name);
    const value = found ? readCell(found.field, cells[column] ?? null, words) : undefined;
    return found && value !== undefined ? [[found.field.name, asTyped(value, found.schema)] as const] : [];
  });
  return withoutLanguages(Object.fromEntries(given), fields);
}

interface Resolved {
  readonly values: FormData;
  readonly unknown: readonly FieldProblem[];
}

/** Names of related records become their ids. */
function resolveNames(values: FormData, { fields, ids }: ImportSetting): Resolved {
  const unknown: FieldProblem[] = [];
  const toId = (entity: string, path: string) => (name: unknown) => {
    const id = ids.get(nameKey(entity, String(name)));
    if (id === undefined) {
      unknown.push({ path, code: "notFound", params: {}, message: String(name) });
    }
    return id ?? name;
  };
  const resolved = Object.entries(values).map(([name, value]) => {
    const relation = fields.find(({ field }) => field.name === name)?.field.relation;
    if (!relation) {
      return [name, value];
    }
    const resolve = toId(relation.entity, name);
    return [name, Array.isArray(value) ? value.map(resolve) : resolve(value)];
  });
  return { values: Object.fromEntries(resolved), unknown };
}

/** What a line leaves out has its default, and what the form would not ask of such a record is not sent. */
function toImportBody(values: FormData, { screens, form }: ImportSetting): FormData {
  const defaults = defaultsOf(form.schema);
  const data = { ...defaults, ...values };
  const hidden = hiddenFields(screens.form?.visibleWhen ?? {}, data);
  const kept = Object.entries(data).map(([name, value]) => [name, hidden.includes(name) ? defaults[name] : value]);
  return pruneToSchema(form.schema, Object.fromEntries(kept)) as FormData;
}

function schemaProblems({ validate }: FormModule, body: FormData): readonly FieldProblem[] {
  if (validate(body)) {
    return [];
  }
  return (validate.errors ?? []).map(({ instancePath, keyword, params, message = "" }) => {
    const missing = keyword === "required" ? `/${String(params["missingProperty"])}` : "";
    return { path: toFieldPath(instancePath + missing), code: keyword, params, message };
  });
}

/** Rules that warn, as far as the line alone tells. */
function warningsOf({ entity, rules = [] }: EntityScreens<MessageKey>, body: FormData, { t }: Text): readonly string[] {
  return rules.flatMap(({ name, severity, never }) => {
    const isOwn = never !== null && !pathsOf(never).some((path) => path.includes("."));
    return severity === "warn" && isOwn && holds(never, (path) => body[path]) ? [ruleText(t, entity, name)] : [];
  });
}

/** Checks every line as the form would, before anything is sent. The first row of the sheet names its columns. */
export function toCheckedLines(rows: readonly (readonly Cell[])[], setting: ImportSetting): readonly ImportRow[] {
  const { screens, form, words } = setting;
  const { t } = words;
  const say = (problem: FieldProblem) => {
    const column = setting.fields.find(({ field: { name } }) => name === problem.path);
    const field = screens.fields[problem.path.split(".")[0] ?? ""];
    const text = problemText(problem, words, screens.messages.taken);
    const what = problem.code === "notFound" ? `${problem.message}: ${text}` : text;
    const title = column ? columnTitle(column, words) : field ? t(field.labelKey) : null;
    return title === null ? what : `${title}: ${what}`;
  };
  const lines = rows.slice(1).map((cells, index): ImportRow => {
    const { values, unknown } = resolveNames(readValues(cells, setting), setting);
    const body = toImportBody(values, setting);
    const others = [...schemaProblems(form, body), ...ruleProblems(screens, body)];
    const named = new Set(unknown.map(({ path }) => path));
    const problems = [...unknown, ...others.filter(({ path }) => !named.has(path.split(".")[0] ?? ""))];
    return {
      line: index + 2,
      cells,
      body,
      problems: [...new Set(problems.map(say))],
      warnings: warningsOf(screens, body, words),
    };
  });
  return withSurplus(lines, setting);
}

/** Lines behind the first that says what only one record may be: the backend would refuse them. */
function withSurplus(lines: readonly ImportRow[], { screens, words: { t } }: ImportSetting): readonly ImportRow[] {
  const { entity, rules = [] } = screens;
  const surplus = countingRules(rules).map((rule) => ({
    bodies: new Set(
      surplusOf(
        rule,
        lines.map(({ body }) => body),
      ),
    ),
    text: ruleText(t, entity, rule.name),
  }));
  return lines.map((line) => {
    const said = surplus.filter(({ bodies }) => bodies.has(line.body)).map(({ text }) => text);
    return said.length === 0 ? line : { ...line, problems: [...line.problems, ...said] };
  });
}

/** The names of related records that the lines hold, each once. */
export function wantedNames(
  rows: readonly (readonly Cell[])[],
  setting: Omit<ImportSetting, "ids">,
): readonly { readonly entity: string; readonly labelField: string; readonly name: string }[] {
  const found = rows.slice(1).flatMap((cells) => {
    const values = readValues(cells, setting);
    return setting.fields.flatMap(({ field: { name, relation } }) =>
      relation
        ? [values[name]]
            .flat()
            .filter((value) => value !== undefined)
            .map((value) => ({ entity: relation.entity, labelField: relation.labelField, name: String(value) }))
        : [],
    );
  });
  return [...new Map(found.map((each) => [nameKey(each.entity, each.name), each])).values()];
}
