import { productFolders } from "../../generator/paths/product-paths.ts";
import { LONG_PRODUCT_NODE_TESTS, LONG_PRODUCT_PAGE_TESTS } from "./long-tests.ts";
import { BACKEND, CONSOLE, GENERATOR, LONG, startsWith, type TestPart } from "./test-part.ts";
import { vitest } from "./test-steps.ts";

/** The parts with Vitest alone: files that `npm test` leaves out for their time. */
export const UNIT_PARTS: readonly TestPart[] = [
  {
    name: "screens",
    purpose: "whole screens and dialogs of the console, in jsdom",
    seconds: 110,
    paths: startsWith("src/console|src/contract|src/kinds|testing/fixture|package|vitest"),
    isFirst: true,
    steps: () => [vitest("screens and dialogs", "--project screens", LONG)],
  },
  {
    name: "calls",
    purpose: "the reference backend's calls, sign-ins and jobs",
    seconds: 90,
    paths: startsWith("src/backend|src/contract|src/kinds|testing/fixture|package|vitest"),
    isFirst: true,
    steps: () => [vitest("calls of the backend", "--project calls", LONG)],
  },
  {
    name: "generation",
    purpose: "the generator and its commands with hundreds of specs and documents",
    seconds: 80,
    paths: startsWith(`${GENERATOR}|scripts|testing/documents|deploy|vitest`),
    isFirst: true,
    steps: () => [vitest("specs, documents and commands", "--project generation", LONG)],
  },
  {
    name: "operation",
    purpose: "commands of operators, the upkeep of databases, and wrong arguments of commands",
    seconds: 200,
    paths: startsWith(`${BACKEND}|scripts`),
    steps: () => [vitest("commands and upkeep", "--project operation", LONG)],
  },
  {
    name: "compiler",
    purpose: "the compiler, an editor's server and the bundler with generated code",
    seconds: 200,
    paths: startsWith(`${GENERATOR}|scripts|tsconfig|vite`),
    steps: () => [vitest("compiler, editor and bundler", "--project compiler", LONG)],
  },
  {
    name: "first-product",
    purpose: "the first product's screens and calls, orders of lists, and README's example",
    seconds: 140,
    paths: startsWith(`${GENERATOR}|${BACKEND}|${CONSOLE}|schema|README`),
    isFirst: true,
    steps: () =>
      productFolders().includes(".")
        ? [
            vitest("the first product's calls", `--project product ${LONG_PRODUCT_NODE_TESTS.join(" ")}`, LONG),
            vitest("the first product's screens", `--project product-dom ${LONG_PRODUCT_PAGE_TESTS.join(" ")}`, LONG),
          ]
        : [],
  },
  {
    name: "foreign-forms",
    purpose: "forms over all twelve foreign backends",
    seconds: 100,
    paths: startsWith(CONSOLE),
    steps: () => [
      vitest(
        "forms over twelve foreign backends",
        "--project product-dom testing/first-product/foreign-backend.test.tsx",
        { ...LONG, EVERY_HABIT: "1" },
      ),
    ],
  },
];
