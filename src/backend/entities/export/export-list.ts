import { Readable } from "node:stream";
import { setImmediate as eventLoopTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { calendarAt } from "../../../contract/calendar.ts";
import { type ExportBody, MAX_EXPORT_COLUMNS } from "../../../contract/list-export.ts";
import { type Db, readRows } from "../../database/database.ts";
import { createFileReads } from "../../database/list-reads.ts";
import { fieldProblem, invalid } from "../../http/http-problem.ts";
import { type ListRequest, toListCondition, toListOrder, toSortKey } from "../list-query.ts";
import type { RouteContext } from "../route-context.ts";
import { columnOf, type Listed, storedEntity } from "../stored-entity.ts";
import { createCells, type ExportCell } from "./export-cells.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** Records that are read and written at once. */
const CHUNK = 1_000;

const columnSchema = {
  type: "object",
  properties: {
    title: { type: "string", maxLength: 500 },
    path: { type: "string", maxLength: 200, pattern: "^[A-Za-z0-9_.-]+$" },
    as: { type: "string", enum: ["text", "word", "number", "percent", "date", "moment", "length", "case"] },
    words: { type: "object", additionalProperties: { type: "string" } },
    cases: {
      type: "array",
      maxItems: 100,
      items: {
        type: "object",
        properties: { when: { type: "object" }, text: { type: "string" } },
        required: ["when", "text"],
      },
    },
    format: { type: "string", maxLength: 100 },
  },
  required: ["title", "path", "as"],
  additionalProperties: false,
} as const;

/** Schema of an export's body. */
export const exportBodySchema = {
  type: "object",
  properties: {
    format: { type: "string", enum: ["csv", "xlsx"] },
    sheet: { type: "string", maxLength: 200 },
    language: { type: "string", maxLength: 35, description: "BCP 47 language of numbers." },
    timeZone: { type: "string", maxLength: 100, description: "Time zone of moments. Default: the backend's." },
    columns: { type: "array", minItems: 1, maxItems: MAX_EXPORT_COLUMNS, items: columnSchema },
  },
  required: ["format", "sheet", "language", "columns"],
  additionalProperties: false,
} as const;

/**
 * The handler of an export: all records of a list as a CSV file or a workbook, in the order of the list. The ids are read
 * once, so that the file has exactly the records that matched then. The records are read in chunks, as fast as the client
 * takes them. An error breaks the download, so that no short file looks complete.
 */
export function exportHandler(context: RouteContext) {
  const { model, route, config, db, storeOf } = context;
  const stored = storedEntity(model.storage, route.entity);
  const store = storeOf(route.entity);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const body = request.body as ExportBody;
    const { timeZone = config.timeZone, language } = body;
    rejectUnknownLocale(language, timeZone);
    rejectUnreadableCases(body, timeZone);
    const listed: Listed = { ...stored, calendar: calendarAt(config.timeZone) };
    const inFile = createFileReads();
    const ids = await inFile(() => readIds(db, listed, { request: request.query as ListRequest, where: route.where }));
    const toCells = createCells(body, timeZone);
    const read = (some: readonly string[]) => inFile(() => store.getAll(some, db));
    const rows = readInOrder(ids, async (some) =>
      (await read(some)).map(({ id, record }) => [id, toCells(record)] as const),
    );
    const titles = body.columns.map(({ title }) => title);
    const content =
      body.format === "csv"
        ? writeCsv(withTitles(titles, rows), language)
        : writeXlsx(rows, { name: body.sheet, columns: body.columns });
    const type =
      body.format === "csv"
        ? "text/csv; charset=utf-8"
        : "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    return reply
      .type(type)
      .header("content-disposition", `attachment; filename="export.${body.format}"`)
      .header("cache-control", "no-store")
      .header("x-total-count", String(ids.length))
      .send(Readable.from(content, { objectMode: false, highWaterMark: 65_536 }));
  };
}

function rejectUnknownLocale(language: string, timeZone: string): void {
  const isKnown = (test: () => unknown): boolean => {
    try {
      test();
      return true;
    } catch {
      return false;
    }
  };
  const problems = [
    ...(isKnown(() => new Intl.NumberFormat(language)) ? [] : [fieldProblem("language", "format", "is no language")]),
    ...(isKnown(() => new Intl.DateTimeFormat("en", { timeZone }))
      ? []
      : [fieldProblem("timeZone", "format", "is no time zone")]),
  ];
  if (problems.length > 0) {
    throw invalid(problems);
  }
}

/** Conditions are evaluated once before the file starts, because an error in it could not be sent. */
function rejectUnreadableCases(body: ExportBody, timeZone: string): void {
  try {
    createCells(body, timeZone)({});
  } catch {
    throw invalid([fieldProblem("columns", "cases", "have a condition that cannot be read")]);
  }
}

/** The ids of all records of a list, in its order. Blanks are last in both directions. */
async function readIds(
  db: Db,
  stored: Listed,
  { request, where }: { readonly request: ListRequest; readonly where: Readonly<Record<string, unknown>> | null },
): Promise<readonly string[]> {
  const condition = toListCondition(stored, request, where);
  const among = condition === undefined ? sql`` : sql` where ${condition}`;
  const blanksLast = sql`(${toSortKey(stored, request.sort).expression}) is null`;
  const order = sql.join([blanksLast, ...toListOrder(stored, request.sort)], sql`, `);
  const rows = await readRows<{ id: string }>(
    db,
    sql`select ${columnOf(stored.table, "id")}::text as id from ${stored.table}${among} order by ${order}`,
  );
  return rows.map(({ id }) => id);
}

/** Rows in chunks, in the order of the ids. Deleted records are left out. */
async function* readInOrder<Row>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly (readonly [id: string, row: Row])[]>,
): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    const some = ids.slice(from, from + CHUNK);
    const rows = new Map(await read(some));
    yield some.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [row];
    });
    // PGlite resolves without returning to the event loop, which would block other requests.
    await eventLoopTurn();
  }
}

async function* withTitles(titles: readonly string[], rows: AsyncIterable<readonly (readonly ExportCell[])[]>) {
  yield [titles];
  yield* rows;
}
