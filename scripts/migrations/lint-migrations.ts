import { readFileSync } from "node:fs";
import path from "node:path";
import { findProduct, productFolders } from "../../generator/paths/product-paths.ts";
import { frameworkPaths, type MigrationPaths, migrationFiles, migrationPaths, REVIEWED } from "./migration-files.ts";

/** The number of the last migration of each folder that is older than these rules. */
const OLDER: Readonly<Record<string, string>> = {
  "src/backend/database/migrations": "0006",
  "src/product/backend/migrations": "0017",
  "testing/fixture/src/backend/migrations": "0008",
  "examples/veterinary/src/backend/migrations": "0018",
};

interface Rule {
  readonly test: RegExp;
  readonly problem: string;
  readonly remedy: string;
}

const IN_TWO = "Stop using it in this release, and drop it in the next one";
const COPY = "Add a new column, write both, copy the values, and drop the old one in the next release";

/** Changes that break the previous release's program, which works on while an upgrade is rolled out (decision 0094). */
const RULES: readonly Rule[] = [
  { test: /^drop table\b/i, problem: "drops a table", remedy: IN_TWO },
  { test: /^alter table\b.*\bdrop column\b/is, problem: "drops a column", remedy: IN_TWO },
  { test: /^alter table\b.*\brename (?!constraint\b)/is, problem: "renames a table or column", remedy: COPY },
  { test: /^alter table\b.*\balter column\b.*\btype\b/is, problem: "changes the type of a column", remedy: COPY },
  {
    test: /^alter table\b.*\bset not null\b/is,
    problem: "makes a column required",
    remedy: "Write values in this release, and require them in the next one",
  },
  {
    test: /^alter table\b.*\badd column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot null\b/is,
    problem: "adds a required column without a default",
    remedy: "Give it a default",
  },
  {
    test: /^alter table\b.*\bdrop default\b/is,
    problem: "drops a default",
    remedy: "Drop it in the next release, when all programs write the column",
  },
  {
    test: /^create unique index\b(?! concurrently)/i,
    problem: "rejects rows that the previous release may write, and blocks writes while it is built",
    remedy: "Check the values in this release, and add the index in the next one",
  },
  {
    test: /^create index\b(?! concurrently)/i,
    problem: "blocks writes to a table while the index is built",
    remedy: "Name the expected size of the table in the reason",
  },
];

/** The table that a statement changes, without its schema. */
function tableOf(statement: string): string | null {
  const words =
    /^(?:(?:create|alter|drop) table(?: if (?:not )?exists)?(?: only)?|create (?:unique )?index.*? on(?: only)?) /is;
  const name = /^(?:"?public"?\.)?"?([\w-]+)"?/.exec(statement.replace(words, ""));
  return words.test(statement) ? (name?.[1] ?? null) : null;
}

/** Statements of a migration that break the previous release. Tables that the migration creates may be changed. */
export function findUnsafeStatements(text: string): readonly string[] {
  if (REVIEWED.test(text)) {
    return [];
  }
  const statements = text
    .replaceAll(/^\s*--(?!>).*$/gm, "")
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.trim());
  const created = new Set(statements.filter((one) => /^create table/i.test(one)).map(tableOf));
  return statements
    .filter((statement) => !created.has(tableOf(statement)) || tableOf(statement) === null)
    .flatMap((statement) => {
      const rule = RULES.find(({ test }) => test.test(statement));
      const start = statement.replaceAll(/\s+/g, " ").slice(0, 80);
      return rule === undefined ? [] : [`${start}: ${rule.problem}. ${rule.remedy}.`];
    });
}

/** Checks all migrations that are newer than these rules: the framework's and those of the products. */
export function findUnsafeMigrations(): readonly string[] {
  const places = [frameworkPaths(), ...productFolders().map((folder) => migrationPaths(findProduct(folder)))];
  return places.flatMap((place) => {
    const folder = path.relative(process.cwd(), place.folder).split(path.sep).join("/");
    return newFiles(place, OLDER[folder]).flatMap((file) =>
      findUnsafeStatements(readFileSync(path.join(place.folder, file), "utf8")).map(
        (problem) =>
          `${folder}/${file}: ${problem} Or begin the file with "-- Reviewed: <reason>", which stays out of its digest (decision 0094).`,
      ),
    );
  });
}

function newFiles(place: MigrationPaths, older: string | undefined): readonly string[] {
  return migrationFiles(place).filter((file) => older === undefined || file.slice(0, older.length) > older);
}
