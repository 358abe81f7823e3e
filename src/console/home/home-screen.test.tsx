import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { address, answer, closeConsole, mockWindowApis, openAt } from "../testing/console-harness.tsx";
import { fakeFetch, json, type SentCall } from "../testing/fake-fetch.ts";

const TOTALS: { readonly [path: string]: number } = { "/members/all": 1500, "/tickets": 40, "/books": 3, "/genres": 8 };

function answerCounts(call: SentCall): Response {
  const total = TOTALS[call.url.replace("/api", "").split("?")[0] ?? ""];
  return total === undefined ? answer(call) : json({ data: [], total });
}

beforeEach(mockWindowApis);

afterEach(closeConsole);

async function openCards(reply: (call: SentCall) => Response = answerCounts) {
  fakeFetch(reply);
  const opened = await openAt("/", { signedIn: true });
  const main = within(await screen.findByRole("main"));
  await waitFor(() => expect(main.getAllByRole("listitem")).toHaveLength(4));
  return { ...opened, main };
}

describe("the default home page", () => {
  test("has a card for every list of the menu, with its number of records", async () => {
    const { main } = await openCards();
    await waitFor(() =>
      expect(main.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
        "Livros3",
        "Gêneros8",
        "Ingressos40",
        "Pessoas1.500",
      ]),
    );
  });

  test("opens a list from its card", async () => {
    const { main, user } = await openCards();
    await user.click(main.getByRole("link", { name: /Ingressos/ }));
    await waitFor(() => expect(address()).toBe("/tickets"));
  });

  test("shows a failed count on its card, and the other counts", async () => {
    const { main } = await openCards((call) => {
      return call.url.includes("/books") ? json({ message: "no" }, 400) : answerCounts(call);
    });
    const books = main.getByRole("link", { name: /Livros/ });
    await waitFor(() => expect(books.textContent).toContain("–"));
    expect(main.getByRole("link", { name: /Gêneros/ }).textContent).toContain("8");
  });
});
