import type { Widget, WidgetProps } from "@rjsf/utils";
import type { ComponentType, ReactNode } from "react";
import { expectTypeOf, test } from "vitest";
import type { EntityTypes, RecordOf } from "../../../contract/register.ts";
import type { ControlProps } from "../../fields/use-control.ts";
import type { BulkSideEffects } from "../writes/record-change.ts";
import { computedField } from "./computed-field.ts";
import type {
  CreatedOverrideProps,
  DisplayOverrideProps,
  EntityOverrides,
  FormOverrideProps,
  FormScreenOverrideProps,
  OverrideRegistry,
  ScreenOverrideProps,
  WidgetOverrideProps,
} from "./entity-overrides.ts";

declare function ShowText(props: DisplayOverrideProps<string>): ReactNode;
declare function ShowNumber(props: DisplayOverrideProps<number>): ReactNode;
declare function ShowAnything(props: DisplayOverrideProps<unknown>): ReactNode;
declare function EditText(props: WidgetOverrideProps<string>): ReactNode;
declare function EditList(props: WidgetOverrideProps<string[]>): ReactNode;
declare function ShowCreated(props: CreatedOverrideProps): ReactNode;
declare const StockWidget: Widget;
declare const loadPart: () => Promise<ComponentType>;
declare const loadPage: () => Promise<(props: ScreenOverrideProps) => ReactNode>;
declare const loadFormPage: () => Promise<(props: FormScreenOverrideProps) => ReactNode>;

test("a display accepts fields of its type, and an untyped display accepts any field", () => {
  const fits = { display: { code: ShowText, value: ShowNumber, useLimit: ShowNumber, members: ShowAnything } };
  expectTypeOf(fits).toExtend<EntityOverrides<"ticket">>();
});

test("a misspelt field does not compile", () => {
  // @ts-expect-error: the field is `code`
  ({ display: { cod: ShowText } }) satisfies EntityOverrides<"ticket">;
  // @ts-expect-error: the field is `code`
  ({ widgets: { cod: EditText } }) satisfies EntityOverrides<"ticket">;
});

test("a text display on a number field does not compile", () => {
  // @ts-expect-error: `value` is a number
  ({ display: { value: ShowText } }) satisfies EntityOverrides<"ticket">;
});

test("a display of a field that no page shows does not compile", () => {
  // @ts-expect-error: `password` is write-only
  ({ display: { password: ShowText } }) satisfies EntityOverrides<"member">;
  // @ts-expect-error: generating tickets has neither a list nor a show page
  ({ display: { quantity: ShowNumber } }) satisfies EntityOverrides<"ticketBatch">;
});

test("a text widget on a number field does not compile", () => {
  // @ts-expect-error: `value` is a number
  ({ widgets: { value: EditText } }) satisfies EntityOverrides<"ticket">;
  ({ widgets: { code: EditText, members: EditList } }) satisfies EntityOverrides<"ticket">;
});

test("RJSF's widgets fit any field, and the console's controls are RJSF widgets", () => {
  expectTypeOf({ widgets: { code: StockWidget, value: StockWidget } }).toExtend<EntityOverrides<"ticket">>();
  expectTypeOf<WidgetProps>().toExtend<Omit<ControlProps, "schema" | "options">>();
});

test("a widget on a field without a form does not compile", () => {
  // @ts-expect-error: `useCount` is read-only
  ({ widgets: { useCount: ShowAnything } }) satisfies EntityOverrides<"ticket">;
});

test("a form layout only accepts the entity's own sections and fields", () => {
  const form = ({ renderSection, renderField, children }: FormOverrideProps<"general" | "entry", "code">) => [
    renderSection("entry"),
    renderField("code"),
    children,
  ];
  expectTypeOf({ form }).toExtend<EntityOverrides<"ticket">>();
  const ofNone = ({ renderSection }: FormOverrideProps<"redemtion">) => renderSection("redemtion");
  // @ts-expect-error: the section is `entry`
  ({ form: ofNone }) satisfies EntityOverrides<"ticket">;
  // @ts-expect-error: the field is `code`
  ({ form: ({ renderField }) => renderField("cod") }) satisfies EntityOverrides<"ticket">;
  // @ts-expect-error: `useCount` is read-only
  ({ form: ({ renderField }) => renderField("useCount") }) satisfies EntityOverrides<"ticket">;
  // @ts-expect-error: a librarian has no form
  ({ form: () => null }) satisfies EntityOverrides<"librarian">;
});

test("a form footer does not compile without a form", () => {
  ({ formFooter: loadPart }) satisfies EntityOverrides<"ticket">;
  // @ts-expect-error: a librarian has no form
  ({ formFooter: loadPart }) satisfies EntityOverrides<"librarian">;
});

test("a screen that the entity lacks does not compile", () => {
  ({ screens: { list: loadPage, show: loadPage, edit: loadFormPage } }) satisfies EntityOverrides<"member">;
  // @ts-expect-error: members are not created here
  ({ screens: { create: loadFormPage } }) satisfies EntityOverrides<"member">;
  // @ts-expect-error: a librarian has no screens
  ({ screens: { list: loadPage } }) satisfies EntityOverrides<"librarian">;
  // @ts-expect-error: the screen is `list`
  ({ screens: { lists: loadPage } }) satisfies EntityOverrides<"member">;
});

test("a form screen on a list does not compile, nor a screen that is not lazy-loaded", () => {
  // @ts-expect-error: a list has no form
  ({ screens: { list: loadFormPage } }) satisfies EntityOverrides<"member">;
  // @ts-expect-error: expects a function that loads the screen
  ({ screens: { list: (_: ScreenOverrideProps) => null } }) satisfies EntityOverrides<"member">;
});

test("records in screens, computed fields and bulk changes have the types of their entity", () => {
  const page = ({ screens }: ScreenOverrideProps<"ticket">) => {
    expectTypeOf<NonNullable<typeof screens.recordsOf>>().toEqualTypeOf<"ticket">();
    return null;
  };
  ({ screens: { show: async () => page } }) satisfies EntityOverrides<"ticket">;
  // @ts-expect-error: a screen of tickets cannot show members
  ({ screens: { show: async () => page } }) satisfies EntityOverrides<"member">;
  expectTypeOf<RecordOf<"ticket">>().toExtend<EntityTypes["ticket"]>();
  expectTypeOf<RecordOf<string>["code"]>().toBeUnknown();
  computedField<"ticket">({
    name: "left",
    labelKey: "entity.ticket.field.code",
    display: "integer",
    compute: ({ useCount }) => expectTypeOf(useCount).toEqualTypeOf<EntityTypes["ticket"]["useCount"]>(),
  });
  const bring: BulkSideEffects<"ticket"> = async (changes, read) => {
    expectTypeOf(changes[0]?.record.code).toEqualTypeOf<EntityTypes["ticket"]["code"] | undefined>();
    expectTypeOf(await read("member", 1)).toEqualTypeOf<RecordOf<"member">>();
    return changes;
  };
  ({ bulkSideEffects: async () => bring }) satisfies EntityOverrides<"ticket">;
});

test("list actions do not compile without a list, nor a created override without a create form", () => {
  ({ listActions: () => null, created: ShowCreated }) satisfies EntityOverrides<"ticket">;
  // @ts-expect-error: generating tickets has no list
  ({ listActions: () => null }) satisfies EntityOverrides<"ticketBatch">;
  // @ts-expect-error: members are not created here
  ({ created: ShowCreated }) satisfies EntityOverrides<"member">;
});

test("an entity that does not exist has no overrides", () => {
  // @ts-expect-error: the entity is `ticket`
  expectTypeOf<EntityOverrides<"ingresso">>().toBeObject();
  // @ts-expect-error: the entity is `ticket`
  ({ entities: { ingresso: {} } }) satisfies OverrideRegistry;
  // @ts-expect-error: these are not the overrides of a member
  ({ entities: { member: { display: { code: ShowText } } } }) satisfies OverrideRegistry;
});
