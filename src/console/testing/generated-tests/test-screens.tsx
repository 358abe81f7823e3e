/// <reference path="../product.d.ts" />
import { consoleProduct } from "virtual:product";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { loadListed } from "../../app/keyboard/commands.ts";
import { findFaults } from "./find-faults.ts";
import {
  type ArbitraryRecord,
  type FieldPart,
  type Given,
  openScreen,
  RECORD_ID,
  RECORD_TITLE,
  type ScreenParts,
  type Translate,
  titlesOf,
} from "./open-route.tsx";
import { type StatedParts, toScreenParts } from "./stated-parts.ts";
import { testExchange } from "./test-exchange.ts";
import { testSave } from "./test-save.ts";

/** Columns of the spec, except those that the product's own list replaces. */
async function ownColumns({ entity, ...parts }: StatedParts): Promise<ScreenParts["fields"]> {
  const listed = await loadListed(consoleProduct.model, (await consoleProduct.overrides?.()) ?? {});
  const columns = listed.find((each) => each.entity === entity)?.list?.columns;
  const fields = parts.fields.filter((field) => typeof field !== "string" || columns?.includes(field) !== false);
  return toScreenParts({ entity, ...parts, fields }).fields;
}

/** Tests that a list has each column, and a link to its record. */
export function testList(language: string, arbitraryRecord: ArbitraryRecord, stated: StatedParts): void {
  const parts = toScreenParts(stated);
  test("the list has every column, and the row", async () => {
    const { translate } = await openScreen({ parts, language, arbitraryRecord, given: {} });
    // The first title field may be a different link, such as an e-mail address.
    await screen.findAllByRole("link", { name: RECORD_TITLE });
    const columns = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    const shown = await ownColumns(stated);
    expect(columns).toEqual(expect.arrayContaining(shown.map(({ label }) => translate(label))));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(translate(parts.title));
    expect(await findFaults()).toEqual([]);
  });
  testExchange(language, arbitraryRecord, stated.entity);
}

/** Tests that a show page has each section with its fields, under the record's title. */
export function testShow(language: string, arbitraryRecord: ArbitraryRecord, stated: StatedParts): void {
  const parts = toScreenParts(stated);
  test.each(groupsOf(parts))("the show page has every field%s", async (_, { given, fields }) => {
    const { translate } = await openScreen({ parts, language, arbitraryRecord, given });
    const name = Object.values(titlesOf(parts)).join(" ");
    await screen.findByRole("heading", { level: 1, name });
    const names = screen.getAllByRole("term").map(({ textContent }) => textContent);
    const below = fields.filter(({ label }) => !isInHeader(parts, label));
    expect(names).toEqual(expect.arrayContaining(below.map(({ label }) => translate(label))));
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining((parts.sections ?? []).map(translate)));
    expect(await findFaults()).toEqual([]);
  });
}

/** Whether the page's header displays a field: the record's name or its status. */
function isInHeader({ titleField, titleFields = [titleField] }: ScreenParts, label: string): boolean {
  return [...titleFields, "status"].some((name) => label.endsWith(`.field.${name}`));
}

/** Tests that a create form has each field, under its label. */
export function testCreate(language: string, arbitraryRecord: ArbitraryRecord, stated: StatedParts): void {
  const parts = toScreenParts(stated);
  // Duplicate a record: a new one could only have default values.
  const search = parts.endpoint === null ? "" : `?from=${RECORD_ID}`;
  testForm("the create form", { language, arbitraryRecord, parts, search });
}

/** Tests that an edit form has each field, under its label. */
export function testEdit(language: string, arbitraryRecord: ArbitraryRecord, stated: StatedParts): void {
  const parts = toScreenParts(stated);
  testForm("the edit form", { language, arbitraryRecord, parts, search: "" });
  // Only for randomly generated products. Hand-written ones have e2e tests that save.
  if (process.env["MORE_PRODUCTS"] !== undefined) {
    testSave(language, arbitraryRecord, parts);
  }
}

interface FormTest {
  readonly language: string;
  readonly arbitraryRecord: ArbitraryRecord;
  readonly parts: ScreenParts;
  readonly search: string;
}

function testForm(name: string, { language, arbitraryRecord, parts, search }: FormTest): void {
  test.each(groupsOf(parts))(`${name} has every field%s`, async (_, { given, fields }) => {
    const { translate, user } = await openScreen({ parts, language, arbitraryRecord, given, search });
    const sections = parts.sections ?? [];
    await screen.findByRole("heading", { level: 2, name: translate(sections[0] ?? "") });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(translate(parts.title));
    for (const { label, items = [] } of fields) {
      // Some controls load their code on demand.
      const [control] = await screen.findAllByLabelText(labelled(translate(label)));
      if (items.length > 0 && control !== undefined) {
        const name = `${translate("crud.form.addRow")}: ${translate(label)}`;
        await user.click(within(control).getByRole("button", { name }));
        await expectItems(control, items, translate);
      }
    }
    expect(await findFaults()).toEqual([]);
  });
}

/** Expects a control for each field of an embedded record in the table's new row. */
async function expectItems(table: HTMLElement, labels: readonly string[], translate: Translate): Promise<void> {
  for (const label of labels) {
    expect((await within(table).findAllByLabelText(labelled(translate(label)))).length).toBeGreaterThan(0);
  }
}

/** Matches a label with or without the required mark. */
function labelled(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(\\s*\\*)?$`);
}

interface FieldGroup {
  readonly given: Given;
  readonly fields: readonly FieldPart[];
}

/** Groups fields that one record can show at once. Contradictory conditions need different records. */
function groupsOf({ fields }: ScreenParts): readonly (readonly [name: string, group: FieldGroup])[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    const { given = {} } = field;
    const index = groups.findIndex((group) => isCompatible(group.given, given));
    const group = groups[index] ?? { given: {}, fields: [] };
    const grown = { given: { ...group.given, ...given }, fields: [...group.fields, field] };
    groups.splice(index < 0 ? groups.length : index, 1, grown);
  }
  return groups.map((group) => [nameOf(group), group]);
}

function isCompatible(one: Given, other: Given): boolean {
  return Object.entries(other).every(([field, value]) => !Object.hasOwn(one, field) || one[field] === value);
}

function nameOf({ given }: FieldGroup): string {
  return Object.keys(given).length === 0 ? "" : ` of ${JSON.stringify(given)}`;
}
