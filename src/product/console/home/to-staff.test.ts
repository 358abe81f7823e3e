import { expect, test } from "vitest";
import { toStaff } from "./to-staff.ts";

const user = { id: 7, name: "Ana do Prado", username: "ana@escola.example" };

test.each([
  ["a teacher", { name: "Ana", user }, "Ana", user.username],
  ["a teacher without a name", { name: null, user }, user.name, user.username],
  ["a list of one", [{ name: "Ana", user }], "Ana", user.username],
  ["a teacher whose user is an id", { name: "Ana", user: 7 }, "Ana", null],
  ["a user", user, user.name, user.username],
  ["several, of whom it may be anybody", [{ name: "Ana" }, { name: "Bia" }], null, null],
  ["a name that is none", { name: 7, user: null }, null, null],
  ["nothing", null, null, null],
])("a GET /teachers response with %s identifies the signed-in user", (_, answer, ...known) => {
  const { name, username } = toStaff(answer);
  expect([name, username]).toEqual(known);
});
