import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { askList, type ListSource } from "../../data/ask-list.ts";
import { collectRows } from "../../data/collect-rows.ts";
import { TooManyRowsError } from "../../data/too-many-rows.ts";
import type { FormData } from "../../fields/form-store.ts";
import { type ClaimQuestion, questionsOf } from "./claim-questions.ts";
import { type Claim, readFor, takenBy, toPlainText } from "./claims.ts";

/** What the backend's records have already of what some others claim. */
export interface ClaimAnswer {
  /** As `takenBy` has it. */
  readonly taken: ReadonlySet<string>;
  /** Whether that is all: a backend may not be able to tell. */
  readonly isKnown: boolean;
}

/** What is asked about, of whom. */
export interface ClaimSource {
  readonly screens: EntityScreens<MessageKey>;
  readonly source: ListSource;
}

/** A list is gone through rather than asked more often than this. */
const MOST_QUESTIONS = 60;
const PAGE_SIZE = 100;

/** What records there are that have what others claim, with as few calls as the backend allows. */
export async function askClaim(about: ClaimSource, claim: Claim, records: readonly FormData[]): Promise<ClaimAnswer> {
  const { screens, source } = about;
  const questions = questionsOf(screens, claim, { records, abilities: source.abilities });
  try {
    const answer =
      questions === null || questions.length > MOST_QUESTIONS
        ? { rows: await everything(source), isAll: true }
        : await askEach(about, claim, questions);
    return toAnswer(screens, claim, answer);
  } catch (error) {
    // Whoever may not read the list, or whose backend knows no such filter, is told that nobody looked.
    if (error instanceof ApiError || error instanceof TooManyRowsError) {
      return { taken: new Set(), isKnown: false };
    }
    throw error;
  }
}

interface Found {
  readonly rows: readonly EntityRecord[];
  /** Whether no other record can have it. */
  readonly isAll: boolean;
}

/** All records, from where they are here already or page by page. */
async function everything(source: ListSource): Promise<readonly EntityRecord[]> {
  const { isWhole } = await askList(source, { page: 1, pageSize: pageSizeOf(source) });
  return isWhole ? await held(source) : await collectRows(source.client, {});
}

/** All records of a list that was answered whole a moment ago. */
const held = async (source: ListSource) => (await askList(source, {})).rows;

const pageSizeOf = ({ abilities }: ListSource) => Math.min(PAGE_SIZE, abilities.pageSize);

async function askEach(about: ClaimSource, claim: Claim, questions: readonly ClaimQuestion[]): Promise<Found> {
  const rows: EntityRecord[] = [];
  let isAll = true;
  for (const question of questions) {
    const found = await askOne(about, claim, question);
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
  { screens, source }: ClaimSource,
  claim: Claim,
  question: ClaimQuestion,
): Promise<Found & { readonly isWhole: boolean }> {
  const { query } = question;
  const answer = await askList(source, { page: 1, pageSize: pageSizeOf(source), ...query });
  if (answer.isWhole) {
    return { rows: await held(source), isAll: true, isWhole: true };
  }
  const { rows } = answer;
  const isMore = answer.total === null ? rows.length >= pageSizeOf(source) : isBeyond(answer);
  if (query.search !== undefined) {
    return { rows, isAll: !isMore || isIn(screens, claim, { rows, search: query.search }), isWhole: false };
  }
  // A backend that heeds no such filter answers anything.
  const isHeeded = rows.every((row) => isAsked(screens, claim, { question, row }));
  return { rows: isHeeded && isMore ? await collectRows(source.client, query) : rows, isAll: isHeeded, isWhole: false };
}

const isBeyond = ({ rows, total, isAtLeast }: Awaited<ReturnType<typeof askList>>) =>
  isAtLeast === true || rows.length < (total ?? 0);

type Screens = EntityScreens<MessageKey>;

/** Whether what was searched for is among what was found. */
function isIn(screens: Screens, claim: Claim, { rows, search }: { rows: readonly EntityRecord[]; search: string }) {
  const [only = ""] = claim.fields;
  return rows.some(
    (row) => toPlainText(screens, only, readFor(screens, claim, row)[only]) === toPlainText(screens, only, search),
  );
}

interface Answered {
  readonly question: ClaimQuestion;
  readonly row: EntityRecord;
}

/** Whether a row is one that was asked for. */
function isAsked(screens: Screens, claim: Claim, { question, row }: Answered): boolean {
  const read = readFor(screens, claim, row);
  return Object.entries(question.asked).every(([field, values]) => {
    const text = toPlainText(screens, field, read[field]);
    return values.some((value) => toPlainText(screens, field, value) === text);
  });
}

function toAnswer(screens: Screens, claim: Claim, { rows, isAll }: Found): ClaimAnswer {
  const read = rows.map((row) => readFor(screens, claim, row));
  // A list may answer fewer fields than there are.
  const isUnsaid = claim.reads.some((field) =>
    rows.every((row, at) => (row[field] ?? read[at]?.[field]) === undefined && row[field] !== null),
  );
  const made = read.filter((row) => claim.isMade(row));
  return {
    taken: new Set(made.map((row) => takenBy(screens, claim, row))),
    isKnown: isAll && (rows.length === 0 || !isUnsaid),
  };
}
