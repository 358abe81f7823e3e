import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { collectRows } from "../../data/collect-rows.ts";
import { fetchList, type ListSource } from "../../data/fetch-list.ts";
import { TooManyRowsError } from "../../data/too-many-rows.ts";
import type { FormData } from "../../fields/form-store.ts";
import { readFor, toPlainText, type UniqueConstraint, uniqueKeyOf } from "./unique-constraints.ts";
import { type UniqueQuery, uniqueQueriesOf } from "./unique-queries.ts";

/** Values of a unique constraint that existing records already use. */
export interface UniqueCheck {
  /** Keys in the format of `uniqueKeyOf`. */
  readonly taken: ReadonlySet<string>;
  /** Whether `taken` is complete. Some backends cannot be queried reliably. */
  readonly isKnown: boolean;
}

export interface UniqueCheckSource {
  readonly screens: EntityScreens<MessageKey>;
  readonly source: ListSource;
}

/** Above this number of queries, load the whole list instead. */
const MAX_QUESTIONS = 60;
const PAGE_SIZE = 100;

/** Finds existing records that conflict with `records` on a unique constraint, with as few requests as possible. */
export async function checkUnique(
  about: UniqueCheckSource,
  constraint: UniqueConstraint,
  records: readonly FormData[],
): Promise<UniqueCheck> {
  const { screens, source } = about;
  const questions = uniqueQueriesOf(screens, constraint, { records, abilities: source.abilities });
  try {
    const answer =
      questions === null || questions.length > MAX_QUESTIONS
        ? { rows: await everything(source), isAll: true }
        : await askEach(about, constraint, questions);
    return toAnswer(screens, constraint, answer);
  } catch (error) {
    // Without read permission or filter support the result is unknown.
    if (error instanceof ApiError || error instanceof TooManyRowsError) {
      return { taken: new Set(), isKnown: false };
    }
    throw error;
  }
}

/** Records that may have the values of a constraint. */
export interface Found {
  readonly rows: readonly EntityRecord[];
  /** Whether no further record can match. */
  readonly isAll: boolean;
}

/**
 * Loads the records with the same values of a constraint as `records`, and possibly others, with as few requests as
 * possible. Rejects with an `ApiError` or a `TooManyRowsError`.
 */
export async function findRecordsLike(
  about: UniqueCheckSource,
  constraint: UniqueConstraint,
  records: readonly FormData[],
): Promise<Found> {
  const { screens, source } = about;
  const questions = uniqueQueriesOf(screens, constraint, { records, abilities: source.abilities });
  return questions === null
    ? { rows: await everything(source), isAll: true }
    : await askEach(about, constraint, questions);
}

/** All records, from the cache if it has the complete list, otherwise page by page. */
async function everything(source: ListSource): Promise<readonly EntityRecord[]> {
  const { isWhole } = await fetchList(source, { page: 1, pageSize: pageSizeOf(source) });
  return isWhole ? await held(source) : await collectRows(source.client, {});
}

/** All records of a list that was just cached in full. */
const held = async (source: ListSource) => (await fetchList(source, {})).rows;

const pageSizeOf = ({ abilities }: ListSource) => Math.min(PAGE_SIZE, abilities.pageSize);

async function askEach(
  about: UniqueCheckSource,
  constraint: UniqueConstraint,
  questions: readonly UniqueQuery[],
): Promise<Found> {
  const rows: EntityRecord[] = [];
  let isAll = true;
  for (const question of questions) {
    const found = await askOne(about, constraint, question);
    if (found.isWhole) {
      return found;
    }
    rows.push(...found.rows);
    isAll &&= found.isAll;
    if (!(found.isAll || question.query.search !== undefined)) {
      break;
    }
  }
  return { rows, isAll };
}

async function askOne(
  { screens, source }: UniqueCheckSource,
  constraint: UniqueConstraint,
  question: UniqueQuery,
): Promise<Found & { readonly isWhole: boolean }> {
  const { query } = question;
  const answer = await fetchList(source, { page: 1, pageSize: pageSizeOf(source), ...query });
  if (answer.isWhole) {
    return { rows: await held(source), isAll: true, isWhole: true };
  }
  const { rows } = answer;
  const isMore = answer.total === null ? rows.length >= pageSizeOf(source) : isBeyond(answer);
  if (query.search !== undefined) {
    return { rows, isAll: !isMore || isIn(screens, constraint, { rows, search: query.search }), isWhole: false };
  }
  // A backend that ignores the filter returns arbitrary rows.
  const isHeeded = rows.every((row) => isAsked(screens, constraint, { question, row }));
  return { rows: isHeeded && isMore ? await collectRows(source.client, query) : rows, isAll: isHeeded, isWhole: false };
}

const isBeyond = ({ rows, total, isAtLeast }: Awaited<ReturnType<typeof fetchList>>) =>
  isAtLeast === true || rows.length < (total ?? 0);

type Screens = EntityScreens<MessageKey>;

/** Whether the results contain an exact match of the search text. */
function isIn(
  screens: Screens,
  constraint: UniqueConstraint,
  { rows, search }: { rows: readonly EntityRecord[]; search: string },
) {
  const [only = ""] = constraint.fields;
  return rows.some(
    (row) => toPlainText(screens, only, readFor(screens, constraint, row)[only]) === toPlainText(screens, only, search),
  );
}

interface Answered {
  readonly question: UniqueQuery;
  readonly row: EntityRecord;
}

/** Whether a row matches the values of the query. */
function isAsked(screens: Screens, constraint: UniqueConstraint, { question, row }: Answered): boolean {
  const read = readFor(screens, constraint, row);
  return Object.entries(question.asked).every(([field, values]) => {
    const text = toPlainText(screens, field, read[field]);
    return values.some((value) => toPlainText(screens, field, value) === text);
  });
}

function toAnswer(screens: Screens, constraint: UniqueConstraint, { rows, isAll }: Found): UniqueCheck {
  const read = rows.map((row) => readFor(screens, constraint, row));
  // A list response may omit fields.
  const isUnsaid = constraint.reads.some((field) =>
    rows.every((row, at) => (row[field] ?? read[at]?.[field]) === undefined && row[field] !== null),
  );
  const made = read.filter((row) => constraint.isMade(row));
  return {
    taken: new Set(made.map((row) => uniqueKeyOf(screens, constraint, row))),
    isKnown: isAll && (rows.length === 0 || !isUnsaid),
  };
}
