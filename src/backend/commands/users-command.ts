import { count } from "drizzle-orm";
import { type Role, roles } from "../../contract/staff.ts";
import { addNotice } from "../auth/notices.ts";
import { resetFactors } from "../auth/second-factors.ts";
import { createStaffLink } from "../auth/staff-links.ts";
import { isStaffName, isUsername, toShownName, toUsername } from "../auth/staff-names.ts";
import {
  changeStaffUser,
  createStaffUser,
  findStaffUser,
  isKeyName,
  listStaffUsers,
  type StaffChange,
  type StaffUser,
} from "../auth/staff-users.ts";
import { toLinkAddress } from "../config/link-address.ts";
import { StartError } from "../config/start-error.ts";
import type { Db } from "../database/database.ts";
import { staffUsers } from "../database/own-tables.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { recordCommand } from "../writes/record-command.ts";
import { parseArguments, rejectOptions, toColumns, unknownArguments } from "./command-arguments.ts";
import type { CommandContext } from "./with-database.ts";

const USAGE = [
  "users list",
  "users add <username> [--name <name>] [--role administrator|reader]",
  "users disable <username>",
  "users enable <username>",
  "users reset-password <username>",
  "users reset-factors <username>",
];
const ACTIONS = ["disable", "enable", "reset-password", "reset-factors"] as const;

const RIGHTS: Readonly<Record<Role, string>> = {
  administrator: "an administrator, with all rights. (For a user who can only read: --role reader.)",
  reader: "a reader, who can change nothing.",
};

interface NewUser {
  readonly username: string;
  readonly name: string;
  readonly role: Role;
}

type UsersAction =
  | { readonly action: "list" }
  | { readonly action: "add"; readonly user: NewUser }
  | { readonly action: (typeof ACTIONS)[number]; readonly username: string };

/** Parses the arguments of `users`. Throws a `StartError` if they are invalid. */
export function readUsersArguments(words: readonly string[]): UsersAction {
  const parsed = parseArguments(words, ["name", "role"]);
  const [action, username, ...rest] = parsed.plain;
  if (action === "add" && username !== undefined && rest.length === 0) {
    const { name = username, role } = parsed.options;
    const user = { username: toUsername(username), name: toShownName(name), role: toRole(role) };
    return { action, user: checkUser(user) };
  }
  const change = ACTIONS.find((known) => known === action);
  const isList = action === "list" && username === undefined;
  if (!isList && (change === undefined || username === undefined || rest.length > 0)) {
    throw unknownArguments(["users", ...words], USAGE);
  }
  rejectOptions("users add", parsed);
  return change === undefined || username === undefined ? { action: "list" } : { action: change, username };
}

/** `users`: manages staff users. A new user, or one whose password is reset, gets a one-time link. */
export async function runUsersCommand(words: readonly string[], context: CommandContext): Promise<void> {
  const given = readUsersArguments(words);
  const { print } = context;
  switch (given.action) {
    case "list":
      return await listUsers(context);
    case "add":
      return await addUser(context, given.user);
    case "disable":
      await change(context, given.username, { disabled: true });
      return print(`${given.username} can no longer sign in. Their sessions have ended.`);
    case "enable":
      await change(context, given.username, { disabled: false });
      return print(`${given.username} can sign in again.`);
    case "reset-factors":
      await removeFactors(context, given.username);
      return print(`${given.username} no longer has a second factor. Their sessions have ended.`);
    default: {
      const { id } = await change(context, given.username, null);
      return await printLink(context, id);
    }
  }
}

async function listUsers({ db, print }: CommandContext): Promise<void> {
  const rows = (await listStaffUsers(db)).map((user) => [
    user.username,
    user.name,
    user.role,
    user.state,
    user.lastUsedAt ?? "-",
  ]);
  toColumns([["USERNAME", "NAME", "ROLE", "STATE", "LAST USED"], ...rows]).forEach(print);
}

function checkUser(user: NewUser): NewUser {
  if (!isUsername(user.username)) {
    throw new StartError(
      "The username must have 1 to 254 characters of one script, no colon, no space and no character that cannot be seen.",
    );
  }
  if (!isStaffName(user.name)) {
    throw new StartError(
      "--name: 1 to 120 characters, each word of one script, no character that cannot be seen. A longer username needs a shorter --name.",
    );
  }
  return user;
}

async function addUser(context: CommandContext, user: NewUser): Promise<void> {
  if ((await findStaffUser(context.db, user.username)) !== null) {
    throw new StartError(`There is a user ${user.username} already.`);
  }
  if (await isKeyName(context.db, user.username)) {
    throw new StartError(
      `There is an API key ${user.username}, so audit entries would be ambiguous. Choose another username.`,
    );
  }
  const id = await context.db.transaction(async (tx) => {
    const [found] = await tx.select({ users: count() }).from(staffUsers);
    const made = { ...user, password: null };
    const created = await createStaffUser(tx, made);
    await (found?.users === 0 ? context.product.onFirstUser?.(tx, made) : undefined);
    await recordCommand(tx, { action: "inviteStaffUser", recordId: created, title: user.username, after: { ...user } });
    return created;
  });
  context.print(`${user.username} is added as ${RIGHTS[user.role]}`);
  await printLink(context, id);
}

async function removeFactors({ db, mail = null }: CommandContext, username: string): Promise<void> {
  const { id } = await requireUser(db, username);
  await db.transaction(async (tx) => {
    if ((await resetFactors(tx, id)) > 0) {
      await addNotice(tx, { config: { mail } }, { userId: id, kind: "factorsReset", request: null });
    }
    await recordCommand(tx, { action: "resetFactors", recordId: id, title: username });
  });
}

async function requireUser(db: Db, username: string): Promise<StaffUser> {
  const user = await findStaffUser(db, username);
  if (user === null) {
    throw new StartError(`There is no user ${username}.`);
  }
  return user;
}

/** A change by the operator. The last administrator cannot be disabled. Null: a password reset. */
async function change({ db }: CommandContext, username: string, changed: StaffChange | null): Promise<StaffUser> {
  const user = await requireUser(db, username);
  const write = db.transaction(async (tx) => {
    await (changed === null ? undefined : changeStaffUser(tx, user.id, changed));
    const action = changed === null ? "resetPassword" : "changeStaffUser";
    await recordCommand(tx, {
      action,
      recordId: user.id,
      title: username,
      after: changed === null ? null : { ...changed },
    });
  });
  await write.catch((error: unknown) => {
    throw error instanceof HttpProblem ? new StartError(error.message) : error;
  });
  return user;
}

/** The current password stays valid until the link is used. */
async function printLink({ db, print, consoleUrl }: CommandContext, id: string): Promise<void> {
  const { token, expiresAt } = await createStaffLink(db, id);
  print(`This address sets the password, once, until ${expiresAt}:`);
  print(toLinkAddress(consoleUrl, token));
}

function toRole(text = "administrator"): Role {
  const role = roles.find((known) => known === text);
  if (role === undefined) {
    throw new StartError(`--role: "${text}" is none of ${roles.join(", ")}`);
  }
  return role;
}
