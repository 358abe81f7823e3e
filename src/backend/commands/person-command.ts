import { eq, sql } from "drizzle-orm";
import { listNotices, removeNotices } from "../auth/notices.ts";
import { listFactors, resetFactors } from "../auth/second-factors.ts";
import { StartError } from "../config/start-error.ts";
import type { Db } from "../database/database.ts";
import { authChallenges } from "../database/factor-tables.ts";
import { idempotencyKeys, sessions, staffLinks, staffUsers } from "../database/own-tables.ts";
import { nextRevision } from "../entities/next-revision.ts";
import { columnOf, type Stored, storedEntity } from "../entities/stored-entity.ts";
import { eraseJobs } from "../writes/expired-jobs.ts";
import { deleteLateResponses, deleteStoredResponses } from "../writes/idempotency-key.ts";
import { recordCommand } from "../writes/record-command.ts";
import { unknownArguments } from "./command-arguments.ts";
import { findMentions } from "./find-mentions.ts";
import { findPerson, type Person, type PersonalRecord } from "./find-person.ts";
import { requireWritable, writeOutput } from "./output-file.ts";
import { eraseAudit, readAudit } from "./person-audit.ts";
import { eraseNotes, readNotes } from "./person-notes.ts";
import { eraseTrash, readTrash, withDeletedRecords } from "./person-trash.ts";
import { eraseOwnViews, readOwnViews } from "./person-views.ts";
import type { CommandContext } from "./with-database.ts";

const USAGE = ["person export <name> [<file>]", "person erase <name>"];

/** Replacement for a personal text; an address of this domain never receives mail (RFC 2606). */
const toErased = (id: string) => `erased-${id}@erased.invalid`;

interface PersonAction {
  readonly action: "export" | "erase";
  readonly name: string;
  readonly file: string | undefined;
}

/** Parses the arguments of `person`. Throws a `StartError` if they are invalid, or the file cannot be written. */
export function readPersonArguments(words: readonly string[]): PersonAction {
  const [action, name, file, ...rest] = words;
  const isErase = action === "erase" && file === undefined;
  if (!(isErase || action === "export") || name === undefined || rest.length > 0) {
    throw unknownArguments(["person", ...words], USAGE);
  }
  if (name.startsWith("--") || file?.startsWith("--")) {
    throw unknownArguments(["person", ...words], USAGE);
  }
  if (name.trim() === "") {
    throw new StartError(`No person is called "${name}": the name is empty.`);
  }
  if (file !== undefined) {
    requireWritable(file);
  }
  return { action, name, file };
}

/**
 * `person`: exports or erases the data of a person, by their name or username. An erased record stays without personal
 * data, because others refer to it.
 */
export async function runPersonCommand(words: readonly string[], context: CommandContext): Promise<void> {
  const { action, name, file } = readPersonArguments(words);
  const { db, product } = context;
  const person = await withDeletedRecords(db, product, await findPerson(db, product, name));
  await (action === "export" ? exportPerson(context, person, file) : erasePerson(context, person));
}

async function exportPerson({ db, print }: CommandContext, person: Person, file: string | undefined): Promise<void> {
  const { staff } = person;
  const own = staff === null ? null : { id: staff.id, username: staff.username, name: staff.name, role: staff.role };
  const opened = staff === null ? [] : await db.select().from(sessions).where(eq(sessions.userId, staff.id));
  const audit = await readAudit(db, person);
  const trash = await readTrash(db, person);
  rejectUnknown(person, audit.length + trash.length);
  const records = person.records.map(({ personal: _, ...record }) => record);
  const whatIsKept = {
    exportedAt: new Date().toISOString(),
    records,
    staff: own,
    factors: staff === null ? [] : await listFactors(db, staff.id),
    notices: staff === null ? [] : (await listNotices(db, staff.id)).data,
    sessions: opened.map(({ refreshHash: _, ...session }) => session),
    notes: await readNotes(db, person),
    views: await readOwnViews(db, person),
    trash,
    audit,
  };
  const text = `${JSON.stringify(whatIsKept, null, 2)}\n`;
  if (file === undefined) {
    print(text.trimEnd());
  } else {
    await writeOutput([[file, text]]);
    print(`${records.length} record(s) and ${audit.length} entries of the audit trail are in ${file}.`);
  }
}

async function erasePerson({ db, product, print }: CommandContext, person: Person): Promise<void> {
  const { records, staff, names } = person;
  if (staff !== null && staff.disabledAt === null) {
    throw new StartError(`${staff.username} signs in to the console. First: users disable ${staff.username}`);
  }
  const { erased: entries, deleted } = await db.transaction(async (tx) => {
    // Audit entries of years are read at once.
    await tx.execute(sql`set local statement_timeout = 0`);
    // Other people may write to the records until they are locked below. So entries are erased twice: "late" finds those
    // that were written in between.
    const erased = await eraseAudit(tx, person, "all");
    for (const record of records) {
      await eraseRecord(tx, storedEntity(product.model.storage, record.entity), record);
    }
    if (staff !== null) {
      await eraseStaffUser(tx, staff.id);
    }
    await eraseNotes(tx, person);
    await eraseAudit(tx, person, "late");
    // After the records are locked: none of them can get into the trash now.
    const deleted = await eraseTrash(tx, person);
    await deleteStoredResponses(tx);
    await eraseJobs(tx, person);
    rejectUnknown(person, erased + deleted);
    await recordCommand(tx, { action: "erasePerson", after: { records: records.length } });
    return { erased, deleted };
  });
  await deleteLateResponses(db);
  print(`${records.length} record(s) and ${entries} entries of the audit trail have no personal data any more.`);
  if (deleted > 0) {
    print(`${deleted} deleted record(s) of the trash were deleted for good.`);
  }
  for (const { table, rows } of await findMentions(db, names)) {
    print(`The name is still in texts of others: ${rows} row(s) of ${table}. Check them.`);
  }
  print("Backups, logs and other systems may still have it.");
}

/** A person who was erased, or only tried to sign in, has audit entries at most. */
function rejectUnknown({ names: [name], records, staff }: Person, entries: number): void {
  if (records.length === 0 && staff === null && entries === 0) {
    throw new StartError(`No person is called ${name}.`);
  }
}

async function eraseStaffUser(tx: Db, id: string): Promise<void> {
  await tx
    .update(staffUsers)
    .set({ username: toErased(id), name: "—", password: null, language: null })
    .where(eq(staffUsers.id, id));
  await eraseOwnViews(tx, id);
  await resetFactors(tx, id);
  await removeNotices(tx, id);
  await tx.delete(authChallenges).where(eq(authChallenges.userId, id));
  await tx.delete(staffLinks).where(eq(staffLinks.userId, id));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, id));
}

async function eraseRecord(tx: Db, { table }: Stored, { id, personal }: PersonalRecord): Promise<void> {
  const erased = Object.fromEntries(
    personal.map((field) => [field, columnOf(table, field).notNull ? toErased(id) : null]),
  );
  const revision = nextRevision(columnOf(table, "revision"));
  await tx
    .update(table)
    .set({ ...erased, revision })
    .where(eq(columnOf(table, "id"), id));
}
