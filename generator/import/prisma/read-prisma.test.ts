import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../../testing/temporary-folder.ts";
import { readSource } from "../read-source.ts";
import { importModel, notesAbout, textOf } from "../testing/imported.ts";
import { readPrisma } from "./read-prisma.ts";

/** Reads the text of one file. */
const readText = (text: string) => readPrisma([{ file: "schema.prisma", text }]);

const SCHEMA = `
datasource db {
  provider = "postgresql"
  url      = env("DATABASE_URL")
}

/// Someone who writes.
model User {
  id        Int      @id @default(autoincrement())
  email     String   @unique @db.VarChar(120)
  /// What the user may do.
  role      Role     @default(USER)
  tags      String[]
  posts     Post[]
  born      DateTime? @db.Date
  settings  Json?
  photo     Bytes?
  createdAt DateTime @default(now())
  updatedAt DateTime @updatedAt

  @@unique([email, role])
}

enum Role {
  USER
  ADMIN @map("adm")
}

model Post {
  id       String  @id @default(uuid())
  title    String
  rating   Float   @default(1.5)
  draft    Boolean @default(true)
  author   User    @relation(fields: [authorId], references: [id])
  authorId Int
}

model PostTag {
  postId String
  tag    String
  @@id([postId, tag])
}
`;

test("a model becomes an entity with its bounds, defaults, comments and unique constraints", async () => {
  const made = importModel(await readText(SCHEMA));
  const text = textOf(made, "schema/entities/user.ts");
  expect(text).toContain("/** Someone who writes. */\nexport interface User {");
  expect(text).toContain("  /** @maxLength 120 */\n  email: string;");
  expect(text).toContain('   * What the user may do.\n   * @default "USER"\n   */\n  role: UserRole;');
  expect(text).toContain("  tags?: string[];");
  expect(text).toContain("  /** @format date */\n  born?: string | null;");
  expect(text).toContain("  settings?: Record<string, unknown> | null;");
  expect(text).toContain("   * @format date-time\n   * @readOnly\n   */\n  createdAt?: string;");
  expect(text).toContain('unique: ["email", ["email", "role"]]');
  expect(text).not.toContain("posts");
});

test("a column of a relation is a relation", async () => {
  const text = textOf(importModel(await readText(SCHEMA)), "schema/entities/post.ts");
  expect(text).toContain("  authorId: string;");
  expect(text).toContain('relations: { authorId: { to: "user" } }');
  expect(text).toContain("  /** @default 1.5 */\n  rating: number;");
});

test("what a spec cannot have is reported with file and line", async () => {
  const made = importModel(await readText(SCHEMA));
  expect(made.notes).toContainEqual({
    kind: "guess",
    about: "postTag",
    text: "its id has several fields (postId, tag): imported with one id, and unique together",
    at: "schema.prisma:38",
  });
  expect(notesAbout(made, "user.photo")).toEqual(["left out: it contains bytes. Updates keep its value"]);
});

const RELATED = `
model User {
  email  String @unique
  code   String @default("a \\"b\\" \\\\ c")
  groups Group[] @relation("members")
  owned  Group[] @relation(name: "owner")
  posts  Post[]
  @@id([email])
}

model Group {
  id      Int    @id
  slug    String @unique
  members User[] @relation("members")
  owner   User   @relation("owner", fields: [ownerId], references: [email])
  ownerId String
  posts   Post[]
}

model Post {
  id        Int    @id
  group     Group  @relation(fields: [groupSlug], references: [slug])
  groupSlug String
  author    User   @relation(fields: [authorId], references: [email])
  authorId  String
}
`;

test("a relation refers to an id: others are values with a note", async () => {
  const made = importModel(await readText(RELATED));
  expect(textOf(made, "schema/entities/post.ts")).toContain('relations: { authorId: { to: "user" } }');
  expect(notesAbout(made, "post.group")).toEqual(['no relation: "groupSlug" is not the id of Group']);
  expect(textOf(made, "schema/entities/user.ts")).toContain(
    "  /**\n   * @readOnly\n   * @wire email\n   */\n  id: string;",
  );
});

test("lists on both sides of a relation are reported", async () => {
  const made = importModel(await readText(RELATED));
  expect(made.notes.filter(({ text }) => text.includes("each side")).map(({ about }) => about)).toEqual([
    "user.groups",
    "group.members",
  ]);
});

test("quotes and backslashes of a default are read", async () => {
  const made = importModel(await readText(RELATED));
  expect(textOf(made, "schema/entities/user.ts")).toContain(`@default ${JSON.stringify('a "b" \\ c')} `);
});

test("a text that is no Prisma schema is an error with its line", async () => {
  await expect(readText("model User {\n  id Int @id\n  oops\n}")).rejects.toThrow(
    /^schema\.prisma:\d+ is no Prisma schema/,
  );
});

const PARTS = `
model Cashbook {
  tenantId Int
  id       Int
  /// Where the money goes.
  place    Place?
  parts    Place[]
  secret   String @ignore
  lines    Line[]
  @@id([tenantId, id])
}

type Place {
  city  String
  inner Place?
}

model Line {
  number   Int
  cashbook   String
  @@id([number, cashbook])
}

model Hidden {
  id Int @id
  @@ignore
}

model Tag {
  id    Int @id
  users TagOnUser[]
}

model User {
  id   Int @id
  tags TagOnUser[]
}

model TagOnUser {
  tag     Tag  @relation(fields: [tagId], references: [id])
  tagId   Int
  user    User @relation(fields: [userId], references: [id])
  userId  Int
  @@id([tagId, userId])
}

view Report {
  id    Int    @unique
  total Float
}
`;

test("an id of several fields becomes a unique constraint, but a model that only links two others is left out", async () => {
  const made = importModel(await readText(PARTS));
  expect(made.draft.entities.map(({ names }) => names.name)).toEqual(["cashbook", "line", "tag", "user", "report"]);
  expect(textOf(made, "schema/entities/line.ts")).toContain('unique: [["number", "cashbook"]]');
  expect(textOf(made, "schema/entities/cashbook.ts")).toContain("  tenantId: number;");
  expect(notesAbout(made, "")).toContain("the model TagOnUser is left out: it links Tag and User");
});

test("@ignore and @@ignore are reported, composite types are objects, and views are read-only", async () => {
  const made = importModel(await readText(PARTS));
  expect(notesAbout(made, "")).toContain("the model Hidden is left out: it has @@ignore");
  expect(notesAbout(made, "cashbook.secret")).toEqual(["left out: it has @ignore"]);
  expect(textOf(made, "schema/entities/cashbook.ts")).toContain("export interface CashbookPlace {\n  city: string;\n}");
  expect(textOf(made, "schema/entities/cashbook.ts")).toContain("  parts?: CashbookPartsItem[];");
  expect(textOf(made, "schema/entities/report.ts")).toContain('operations: ["list", "get"]');
});

test("the files of a folder are one schema, and places name the file", async () => {
  const folder = testFolder("prisma-");
  const write = (file: string, lines: readonly string[]) =>
    writeFileSync(path.join(folder, file), `${lines.join("\n")}\n`);
  mkdirSync(path.join(folder, "models"));
  write("schema.prisma", ["datasource db {", '  provider = "sqlite"', "}"]);
  write("models/a.prisma", [
    "model A {",
    "  id Int @id",
    "  b B @relation(fields: [bId], references: [id])",
    "  bId Int",
    "}",
  ]);
  write("models/b.prisma", ["model B {", "  id Int @id", "  a A[]", "  raw Bytes", "}"]);
  const made = importModel(await readSource(folder));
  expect(textOf(made, "schema/entities/a.ts")).toContain('relations: { bId: { to: "b" } }');
  expect(made.notes.find(({ about }) => about === "b.raw")?.at).toBe(`${path.join(folder, "models/b.prisma")}:4`);
});

test("a folder without a schema is an error", async () => {
  await expect(readSource(import.meta.dirname)).rejects.toThrow("has no *.prisma file.");
});
