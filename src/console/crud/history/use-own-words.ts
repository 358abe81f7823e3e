import { type AuditRow, commandActor, type OwnAuditedFields } from "../../../contract/audit.ts";
import { scopeLabel } from "../../i18n/scope-label.ts";
import { type ApiKeyTranslate, useApiKeyText } from "../../i18n/use-api-key-text.ts";
import { type FactorTranslate, useFactorText } from "../../i18n/use-factor-text.ts";

/** Words of entries that belong to no entity. Null if the console does not know the name or value. */
export interface OwnWords {
  readonly labelOf: (name: string) => string | null;
  readonly valueOf: (name: string, value: unknown) => string | null;
  /** The title of a sign-in that names its method. */
  readonly titleOf: (row: AuditRow) => string | null;
  /** The name of an actor that is not a user. */
  readonly actorOf: (row: AuditRow) => string | null;
}

/** Reads a property that an object has itself. */
const own = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | null =>
  Object.hasOwn(values, name) ? (values[name] ?? null) : null;

/**
 * Returns the words of entries of staff users, second factors and API keys. Only the activity list has such entries, so
 * their texts are not part of other pages. Suspends while they load.
 */
export function useOwnWords(): OwnWords {
  const { t: ofFactors } = useFactorText();
  const { t: ofKeys } = useApiKeyText();
  return toOwnWords(ofFactors, ofKeys);
}

/** The words in the language of two translators. */
export function toOwnWords(ofFactors: FactorTranslate, ofKeys: ApiKeyTranslate): OwnWords {
  const labels: { readonly [Name in keyof OwnAuditedFields]-?: string } = {
    username: ofFactors("screen.staff.username"),
    name: ofFactors("screen.staff.name"),
    role: ofFactors("screen.staff.role"),
    state: ofFactors("screen.staff.state"),
    disabled: ofFactors("screen.staff.state.disabled"),
    kind: ofFactors("factors.kind"),
    scopes: ofKeys("apiKeys.scopes"),
    expiresAt: ofKeys("apiKeys.ends"),
    overlapHours: ofKeys("apiKeys.overlapHours"),
    records: ofFactors("history.field.records"),
  };
  const values = {
    "role.administrator": ofFactors("screen.staff.role.administrator"),
    "role.reader": ofFactors("screen.staff.role.reader"),
    "state.active": ofFactors("screen.staff.state.active"),
    "state.invited": ofFactors("screen.staff.state.invited"),
    "state.disabled": ofFactors("screen.staff.state.disabled"),
    "disabled.true": ofFactors("crud.boolean.true"),
    "disabled.false": ofFactors("crud.boolean.false"),
    "kind.totp": ofFactors("factors.kind.totp"),
    "kind.passkey": ofFactors("factors.kind.passkey"),
  };
  return {
    labelOf: (name) => own(labels, name),
    valueOf: (name, value) =>
      name === "scopes" && Array.isArray(value) && value.length > 0
        ? value.map((scope) => scopeLabel(ofKeys, String(scope))).join(", ")
        : own(values, `${name}.${String(value)}`),
    titleOf: ({ action, title }) => (action.startsWith("signIn") ? own(values, `kind.${title}`) : null),
    actorOf: ({ userId, username }) =>
      userId === undefined && username === commandActor ? ofKeys("apiKeys.command") : null,
  };
}
