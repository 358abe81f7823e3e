import { expect, test } from "vitest";
import { importModel, notesAbout, textOf } from "../testing/imported.ts";
import { readPrisma } from "./read-prisma.ts";

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
  const made = importModel(await readPrisma(SCHEMA, "schema.prisma"));
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
  const text = textOf(importModel(await readPrisma(SCHEMA, "schema.prisma")), "schema/entities/post.ts");
  expect(text).toContain("  authorId: string;");
  expect(text).toContain('relations: { authorId: { to: "user" } }');
  expect(text).toContain("  /** @default 1.5 */\n  rating: number;");
});

test("what a spec cannot have is reported with file and line", async () => {
  const made = importModel(await readPrisma(SCHEMA, "schema.prisma"));
  expect(made.draft.entities.map(({ names }) => names.name)).toEqual(["user", "post"]);
  expect(made.notes).toContainEqual({
    kind: "unknown",
    about: "",
    text: "the model PostTag is left out: its id has several fields (postId, tag)",
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
  const made = importModel(await readPrisma(RELATED, "schema.prisma"));
  expect(textOf(made, "schema/entities/post.ts")).toContain('relations: { authorId: { to: "user" } }');
  expect(notesAbout(made, "post.group")).toEqual(['no relation: "groupSlug" is not the id of Group']);
  expect(textOf(made, "schema/entities/user.ts")).toContain(
    "  /**\n   * @readOnly\n   * @wire email\n   */\n  id: string;",
  );
});

test("lists on both sides of a relation are reported", async () => {
  const made = importModel(await readPrisma(RELATED, "schema.prisma"));
  expect(made.notes.filter(({ text }) => text.includes("each side")).map(({ about }) => about)).toEqual([
    "user.groups",
    "group.members",
  ]);
});

test("quotes and backslashes of a default are read", async () => {
  const made = importModel(await readPrisma(RELATED, "schema.prisma"));
  expect(textOf(made, "schema/entities/user.ts")).toContain(`@default ${JSON.stringify('a "b" \\ c')} `);
});

test("a text that is no Prisma schema is an error with its line", async () => {
  await expect(readPrisma("model User {\n  id Int @id\n  oops\n}", "schema.prisma")).rejects.toThrow(
    /^schema\.prisma:\d+ is no Prisma schema/,
  );
});
