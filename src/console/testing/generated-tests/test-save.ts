import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ArbitraryRecord, openScreen, type ScreenParts } from "./open-route.tsx";

/** Tests that an edit form sends a change of the title, and every other field of the record unchanged. */
export function testSave(language: string, arbitraryRecord: ArbitraryRecord, parts: ScreenParts): void {
  test("the edit form saves a change, and all other fields unchanged", async () => {
    const { translate, user, backend, record } = await openScreen({ parts, language, arbitraryRecord, given: {} });
    const title = translate(
      parts.fields.find(({ label }) => label.endsWith(`.field.${parts.titleField}`))?.label ?? "",
    );
    const [control] = await screen.findAllByLabelText(new RegExp(`^${title}`));
    await user.type(control as HTMLElement, " again");
    await user.click(screen.getByRole("button", { name: translate("crud.form.save") }));
    await waitFor(() => expect(backend.calls.filter(({ method }) => method === "PUT")).toHaveLength(1));
    const sent = backend.calls.find(({ method }) => method === "PUT")?.body as Readonly<Record<string, unknown>>;
    expect(sent[parts.titleField]).toBe("The record again");
    const before: Readonly<Record<string, unknown>> = { ...record, [parts.titleField]: "The record again" };
    for (const name of parts.fields.map(({ label }) => label.split(".field.")[1] ?? "")) {
      expect([name, sent[name]]).toEqual([name, before[name]]);
    }
  });
}
