import { describe, expect, test } from "vitest";
import { ownAuditedActions, ownAuditedFields } from "../../../contract/audit.ts";
import type { FactorKind } from "../../../contract/factors.ts";
import { roles, type StaffRow } from "../../../contract/staff.ts";
import { toReadableLabel } from "../../i18n/to-readable-label.ts";
import { frameworkLanguages, ownWordsIn } from "../testing/own-words-in.ts";
import { actionKey } from "./action-text.ts";

/** Values of fields that have a fixed set of values. */
const FIXED: { readonly [name: string]: readonly unknown[] } = {
  role: roles,
  state: ["active", "invited", "disabled"] satisfies readonly StaffRow["state"][],
  kind: ["totp", "passkey"] satisfies readonly FactorKind[],
  disabled: [true, false],
};

/** Names whose label in a language is the name itself in readable words, as if there were no text. */
function rawNames(language: string, names: readonly string[], labelOf: (name: string) => string | null) {
  return language === "en-US" ? [] : names.filter((name) => labelOf(name) === toReadableLabel(name));
}

describe.each(frameworkLanguages)("entries that belong to no entity, in %s", (language) => {
  test("each field that the backend records has a label, and each fixed value a text", async () => {
    const { words } = await ownWordsIn(language);
    expect(ownAuditedFields.filter((name) => words.labelOf(name) === null)).toEqual([]);
    // "Rol" and "Rôle" differ from "Role"; no language has the English word.
    expect(rawNames(language, ownAuditedFields, words.labelOf)).toEqual([]);
    const unknown = Object.entries(FIXED).flatMap(([field, values]) =>
      values.filter((value) => words.valueOf(field, value) === null).map((value) => `${field} ${value}`),
    );
    expect(unknown).toEqual([]);
  });

  test("each action that the backend records has a text of its own", async () => {
    const { t } = await ownWordsIn(language);
    const labels = ownAuditedActions.map((action) => t(actionKey(action, null)));
    expect(new Set(labels).size).toBe(ownAuditedActions.length);
    expect(rawNames(language, ownAuditedActions, (action) => t(actionKey(action as "signIn", null)))).toEqual([]);
  });
});
