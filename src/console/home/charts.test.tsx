import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { MuiThemeProvider } from "../theme/mui-theme-provider.tsx";
import { LineChart } from "./line-chart.tsx";
import type { Metric } from "./metric.ts";
import { Bars, Donut } from "./metric-chart.tsx";
import { StackedBars } from "./stacked-bars.tsx";

const shown = (element: React.ReactNode) =>
  render(
    <MuiThemeProvider>
      <MemoryRouter>{element}</MemoryRouter>
    </MuiThemeProvider>,
  );

test("each point of a line is a link with a name, and the compared values are a second line", () => {
  const points = [
    { id: "a", label: "Jan", text: "January: 10", value: 10, path: "/records?month=1", compared: 5 },
    { id: "b", label: "Feb", text: "February: 20", value: 20, path: "/records?month=2", compared: null },
  ];
  const { container } = shown(<LineChart label="Visits" points={points} format={String} />);
  const links = within(screen.getByRole("group", { name: "Visits" })).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
    ["January: 10", "/records?month=1"],
    ["February: 20", "/records?month=2"],
  ]);
  const [compared, line] = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(compared).toBe("M25,75");
  expect(line).toBe("M25,50 L75,0");
});

test("each part of a bar is a link, above or below zero, and a legend names the series", () => {
  const columns = [
    {
      id: "a",
      label: "Jan",
      parts: [
        { series: "up", value: 3, text: "January: 3 more", path: "/records?kind=up" },
        { series: "down", value: -1, text: "January: 1 less", path: "/records?kind=down" },
      ],
    },
  ];
  const series = [
    { id: "up", label: "More", tone: "success" },
    { id: "down", label: "Less", tone: "error" },
  ] as const;
  shown(<StackedBars label="Changes" series={series} columns={columns} format={String} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["More", "Less"]);
  expect(screen.getByRole("link", { name: "January: 3 more" }).getAttribute("href")).toBe("/records?kind=up");
  expect(screen.getByRole("link", { name: "January: 1 less" }).getAttribute("href")).toBe("/records?kind=down");
});

const counted = (id: string, count: number): Metric => ({
  id,
  label: id,
  path: `/records?state=${id}`,
  tone: "success",
  answer: { count, isFailed: false, retry: () => undefined },
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test("a ring has one part for each count above zero, as long as its share, and opens the list of its part", () => {
  const metrics = [counted("open", 3), counted("none", 0), counted("closed", 1)];
  const { container } = shown(
    <>
      <Donut metrics={metrics} />
      <Address />
    </>,
  );
  const parts = [...container.querySelectorAll("circle")];
  expect(parts.map((part) => Number(part.getAttribute("stroke-dasharray")?.split(" ")[0]))).toEqual([74.4, 24.4]);
  expect(parts.map((part) => part.getAttribute("stroke-dashoffset"))).toEqual(["25", "-50"]);
  fireEvent.click(parts[1] as Element);
  expect(screen.getByRole("status").textContent).toBe("/records?state=closed");
});

test("a bar is as long as its count beside the largest one", () => {
  const metrics = [counted("open", 4), counted("closed", 1)];
  const { container } = shown(<Bars metrics={metrics} />);
  const widths = [...container.querySelectorAll("[style*='cursor']")].map((bar) => getComputedStyle(bar).width);
  expect(widths).toEqual(["100%", "25%"]);
});
