import { consoleProduct } from "virtual:product";
import fc from "fast-check";
import type { ComponentType } from "react";
import type { Draw } from "../../../contract/draw.ts";
import { anyDraw } from "../../../contract/testing/any-draw.ts";
import { type LoadOverrides, toScreenRoute } from "../../app/routing/screen-route.tsx";
import { FakeBackend } from "../../crud/testing/fake-backend.ts";
import { renderScreen } from "../../crud/testing/render-screen.tsx";

/** A field that a screen is to show, by the message keys of its labels. */
export interface FieldPart {
  readonly label: string;
  /** Values of other fields without which it is not there. */
  readonly given?: Given;
  /** Labels of the fields of an embedded record. */
  readonly items?: readonly string[];
}

/** What a screen is to show. */
export interface ScreenParts {
  readonly path: string;
  /** Where its records are kept; null where it asks for none. */
  readonly endpoint: string | null;
  /** Message key of the page's title. */
  readonly title: string;
  readonly titleField: string;
  /** The fields that name its records together, where they are more than that one. */
  readonly titleFields?: readonly string[];
  /** Message keys of the sections' titles. */
  readonly sections?: readonly string[];
  readonly fields: readonly FieldPart[];
}

export type Given = Readonly<Record<string, unknown>>;
export type DrawRecord = (draw: Draw) => fc.Arbitrary<object>;

/** The text of a message key. */
export type Say = (key: string) => string;

interface OpenOptions {
  readonly parts: ScreenParts;
  readonly language: string;
  readonly drawRecord: DrawRecord;
  /** Values that the record is to have. */
  readonly given: Given;
  /** Behind the path. */
  readonly search?: string;
}

export const RECORD_ID = "r1";

/** The record's title: what is drawn for it may be blank. */
export const RECORD_TITLE = "The record";

/** Opens a screen as it is routed to, overrides included, over a backend with one drawn record. */
export async function openScreen({ parts, language, drawRecord, given, search = "" }: OpenOptions) {
  const [drawn] = fc.sample(drawRecord(anyDraw), { seed: 1, numRuns: 1 });
  const record = { ...drawn, id: RECORD_ID, ...titlesOf(parts), ...given };
  const { path, endpoint } = parts;
  // The stand-in keeps one table for all that a path begins with.
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
  const say: Say = (key) => texts.getSnapshot().t(key as never);
  return { say, user, backend, record };
}

/** Each title field with its value. */
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
