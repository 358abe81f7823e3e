import type { ReactNode } from "react";
import { expectTypeOf, test } from "vitest";
import type { ControlOverrideProps, DisplayOverrideProps, EntityOverrides } from "./entity-overrides.ts";

declare function ShowText(props: DisplayOverrideProps<string>): ReactNode;
declare function ShowNumber(props: DisplayOverrideProps<number>): ReactNode;
declare function ShowAnything(props: DisplayOverrideProps<unknown>): ReactNode;
declare function EditText(props: ControlOverrideProps<string>): ReactNode;

test("a display fits the fields of its own type, and one for anything fits all", () => {
  const fits = { display: { code: ShowText, value: ShowNumber, usageLimit: ShowNumber, accounts: ShowAnything } };
  expectTypeOf(fits).toExtend<EntityOverrides<"coupon">>();
});

test("a misspelt field does not compile", () => {
  // @ts-expect-error: the field is `code`
  ({ display: { cod: ShowText } }) satisfies EntityOverrides<"coupon">;
});

test("a text display put on a number does not compile", () => {
  // @ts-expect-error: `value` is a number
  ({ display: { value: ShowText } }) satisfies EntityOverrides<"coupon">;
});

test("a text control put on a number does not compile", () => {
  // @ts-expect-error: `value` is a number
  ({ controls: { value: EditText } }) satisfies EntityOverrides<"coupon">;
  ({ controls: { code: EditText } }) satisfies EntityOverrides<"coupon">;
});

test("an entity that does not exist has no overrides", () => {
  // @ts-expect-error: the entity is `coupon`
  expectTypeOf<EntityOverrides<"cupom">>().toBeObject();
});
