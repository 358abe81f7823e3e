import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { setTimeZone } from "../../../lib/calendar.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { ticket } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { columnTexts, renderScreen } from "../../testing/render-screen.tsx";

afterEach(() => {
  setTimeZone(undefined);
  vi.useRealTimers();
});

const rows = ["2026-11-30", "2026-12-01"].map((lastDay) => ({ ...ticket, id: lastDay, code: lastDay, lastDay }));

test.each(["bare", "envelope"] as const)(
  "a list of today's records shows the new day's after midnight, over %s",
  async (shape) => {
    setTimeZone("America/Sao_Paulo");
    // Only the clock is fake: the timer of `useToday` fires 50 ms later, again and again until the day has changed.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T23:59:59.950-03:00") });
    await renderScreen({
      backend: new FakeBackend({ tables: { "/tickets": rows }, shape }),
      route: "/tickets",
      at: "/tickets?lastDay=@today",
      element: <ListScreen screens={ticketScreens} />,
    });
    await screen.findByText("2026-11-30");
    expect(columnTexts("Código")).toEqual(["2026-11-30"]);
    vi.setSystemTime(new Date("2026-12-01T00:00:01-03:00"));
    await waitFor(() => expect(columnTexts("Código")).toEqual(["2026-12-01"]));
  },
);
