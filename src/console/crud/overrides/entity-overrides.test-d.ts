import type { ComponentType, ReactNode } from "react";
import { expectTypeOf, test } from "vitest";
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
declare const loadPage: () => Promise<ComponentType<ScreenOverrideProps>>;
declare const loadFormPage: () => Promise<ComponentType<FormScreenOverrideProps>>;

test("a display fits the fields of its own type, and one for anything fits all", () => {
  const fits = { display: { code: ShowText, value: ShowNumber, usageLimit: ShowNumber, accounts: ShowAnything } };
  expectTypeOf(fits).toExtend<EntityOverrides<"coupon">>();
});

test("a misspelt field does not compile", () => {
  // @ts-expect-error: the field is `code`
  ({ display: { cod: ShowText } }) satisfies EntityOverrides<"coupon">;
  // @ts-expect-error: the field is `code`
  ({ widgets: { cod: EditText } }) satisfies EntityOverrides<"coupon">;
});

test("a text display put on a number does not compile", () => {
  // @ts-expect-error: `value` is a number
  ({ display: { value: ShowText } }) satisfies EntityOverrides<"coupon">;
});

test("a display of what no page shows does not compile", () => {
  // @ts-expect-error: `password` is write-only
  ({ display: { password: ShowText } }) satisfies EntityOverrides<"account">;
  // @ts-expect-error: generating coupons has neither a list nor a show page
  ({ display: { quantity: ShowNumber } }) satisfies EntityOverrides<"couponGeneration">;
});

test("a text widget put on a number does not compile", () => {
  // @ts-expect-error: `value` is a number
  ({ widgets: { value: EditText } }) satisfies EntityOverrides<"coupon">;
  ({ widgets: { code: EditText, accounts: EditList } }) satisfies EntityOverrides<"coupon">;
});

test("a widget on a field that no form asks for does not compile", () => {
  // @ts-expect-error: `usageCount` is read-only
  ({ widgets: { usageCount: ShowAnything } }) satisfies EntityOverrides<"coupon">;
});

test("a form layout names sections and fields that the entity's forms have", () => {
  const form = ({ renderSection, renderField, children }: FormOverrideProps<"general" | "redemption", "code">) => [
    renderSection("redemption"),
    renderField("code"),
    children,
  ];
  expectTypeOf({ form }).toExtend<EntityOverrides<"coupon">>();
  const ofNone = ({ renderSection }: FormOverrideProps<"redemtion">) => renderSection("redemtion");
  // @ts-expect-error: the section is `redemption`
  ({ form: ofNone }) satisfies EntityOverrides<"coupon">;
  // @ts-expect-error: the field is `code`
  ({ form: ({ renderField }) => renderField("cod") }) satisfies EntityOverrides<"coupon">;
  // @ts-expect-error: `usageCount` is read-only
  ({ form: ({ renderField }) => renderField("usageCount") }) satisfies EntityOverrides<"coupon">;
  // @ts-expect-error: a teacher has no form
  ({ form: () => null }) satisfies EntityOverrides<"teacher">;
});

test("a screen that the entity lacks does not compile", () => {
  ({ screens: { list: loadPage, show: loadPage, edit: loadFormPage } }) satisfies EntityOverrides<"account">;
  // @ts-expect-error: accounts are not created here
  ({ screens: { create: loadFormPage } }) satisfies EntityOverrides<"account">;
  // @ts-expect-error: a teacher has no screens
  ({ screens: { list: loadPage } }) satisfies EntityOverrides<"teacher">;
  // @ts-expect-error: the screen is `list`
  ({ screens: { lists: loadPage } }) satisfies EntityOverrides<"account">;
});

test("an override of a form screen does not compile without a form, nor one that is not loaded on demand", () => {
  // @ts-expect-error: a list has no form
  ({ screens: { list: loadFormPage } }) satisfies EntityOverrides<"account">;
  // @ts-expect-error: a function that loads the screen is wanted
  ({ screens: { list: (_: ScreenOverrideProps) => null } }) satisfies EntityOverrides<"account">;
});

test("list actions do not compile without a list, nor a created override without a create form", () => {
  ({ listActions: () => null, created: ShowCreated }) satisfies EntityOverrides<"coupon">;
  // @ts-expect-error: generating coupons has no list
  ({ listActions: () => null }) satisfies EntityOverrides<"couponGeneration">;
  // @ts-expect-error: accounts are not created here
  ({ created: ShowCreated }) satisfies EntityOverrides<"account">;
});

test("an entity that does not exist has no overrides", () => {
  // @ts-expect-error: the entity is `coupon`
  expectTypeOf<EntityOverrides<"cupom">>().toBeObject();
  // @ts-expect-error: the entity is `coupon`
  ({ entities: { cupom: {} } }) satisfies OverrideRegistry;
  // @ts-expect-error: these are not the overrides of an account
  ({ entities: { account: { display: { code: ShowText } } } }) satisfies OverrideRegistry;
});
