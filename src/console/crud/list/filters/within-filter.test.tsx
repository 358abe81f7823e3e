import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { memberScreens } from "../../../../../testing/fixture/generated/screens/member.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { book, member } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { columnTexts, renderScreen } from "../../testing/render-screen.tsx";

const [copy] = book.bookCopies;

test("a link can filter by an embedded record, whose name the chip shows", async () => {
  const rows = [
    { ...member, id: "a1", username: "um@a.example", bookId: book.id, bookCopy: copy?.id },
    { ...member, id: "a2", username: "dois@a.example", bookId: book.id, bookCopy: "elsewhere" },
  ];
  const { user } = await renderScreen({
    backend: new FakeBackend({ tables: { "/members/all": rows, "/books": [book] }, shape: "bare" }),
    route: "/members",
    at: `/members?bookId=${book.id}&bookCopy=${copy?.id}`,
    element: <ListScreen screens={memberScreens} />,
  });
  expect(await screen.findByRole("button", { name: new RegExp(`: ${copy?.name}`) })).toBeTruthy();
  await screen.findByText("um@a.example");
  expect(columnTexts("Usuário")).toEqual(["um@a.example"]);
  await user.click(screen.getByRole("button", { name: "Filtros" }));
  expect(screen.getByRole("menuitem", { name: "Status" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "Cópia" })).toBeNull();
});
