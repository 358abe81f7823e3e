/// <reference path="../product.d.ts" />
import { consoleProduct } from "virtual:product";
import fc from "fast-check";
import type { ComponentType } from "react";
import type { Arbitraries } from "../../../contract/arbitraries/arbitraries.ts";
import { anyValue } from "../../../contract/testing/any-value.ts";
import { type LoadOverrides, toScreenRoute } from "../../app/routing/screen-route.tsx";
import { FakeBackend } from "../../crud/testing/fake-backend.ts";
import { renderScreen } from "../../crud/testing/render-screen.tsx";

/** An expected field of a screen, by the message keys of its labels. */
export interface FieldPart {
  readonly label: string;
  /** Values of other fields that make the field visible. */
  readonly given?: Given;
  /** Labels of the fields of an embedded record. */
  readonly items?: readonly string[];
}

/** Expected content of a screen. */
export interface ScreenParts {
  readonly path: string;
  /** Path of its records; null if it requests none. */
  readonly endpoint: string | null;
  /** Message key of the page's title. */
  readonly title: string;
  readonly titleField: string;
  /** The fields that together name its records, if there are several. */
  readonly titleFields?: readonly string[];
  /** Message keys of the sections' titles. */
  readonly sections?: readonly string[];
  readonly fields: readonly FieldPart[];
}

export type Given = Readonly<Record<string, unknown>>;
export type ArbitraryRecord = (arbitrary: Arbitraries) => fc.Arbitrary<object>;

/** Translates a message key. */
export type Translate = (key: string) => string;

interface OpenOptions {
  readonly parts: ScreenParts;
  readonly language: string;
  readonly arbitraryRecord: ArbitraryRecord;
  /** Values to set on the record. */
  readonly given: Given;
  /** Query string. */
  readonly search?: string;
}

export const RECORD_ID = "r1";

/** Title of the test record, because a generated one may be blank. */
export const RECORD_TITLE = "The record";

/** Opens a screen through its route, including overrides, with a backend that has one generated record. */
export async function openScreen({ parts, language, arbitraryRecord, given, search = "" }: OpenOptions) {
  const [generated] = fc.sample(arbitraryRecord(anyValue), { seed: 1, numRuns: 1 });
  const record = { ...generated, id: RECORD_ID, ...titlesOf(parts), ...given };
  const { path, endpoint } = parts;
  // The fake backend has one table for all paths with the same first segment.
  const backend = new FakeBackend({ tables: endpoint === null ? {} : { [`/${endpoint.split("/")[1]}`]: [record] } });
  const { overrides = async () => ({}) } = consoleProduct;
  const Screen = await loadScreen(path, overrides);
  const at = path.replace(":id", RECORD_ID) + search;
  const { texts, user } = await renderScreen({
    backend,
    route: path,
    at,
    element: <Screen />,
    language,
    overrides: await overrides(),
  });
  const translate: Translate = (key) => texts.getSnapshot().t(key as never);
  return { translate, user, backend, record };
}

/** Returns each title field with its value. */
export function titlesOf({ titleField, titleFields = [titleField] }: ScreenParts): Readonly<Record<string, string>> {
  return Object.fromEntries(titleFields.map((field) => [field, RECORD_TITLE]));
}

async function loadScreen(path: string, overrides: LoadOverrides): Promise<ComponentType> {
  const route = consoleProduct.model.screenRoutes.find((candidate) => candidate.path === path);
  if (route === undefined) {
    throw new ReferenceError(`no screen has the path ${path}`);
  }
  const { lazy } = toScreenRoute(route, overrides);
  if (typeof lazy !== "object" || lazy.Component === undefined) {
    throw new TypeError(`the screen at ${path} is not loaded on request`);
  }
  const loaded = await lazy.Component();
  return loaded as ComponentType;
}
