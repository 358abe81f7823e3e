/**
 * Starts the console, and types, hooks and functions for a product's screens and overrides.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export { ApiError } from "../console/api/api-error.ts";
export { newIdempotencyKey } from "../console/api/idempotency.ts";
export { toQuery } from "../console/api/list-query.ts";
export { start } from "../console/app/start.tsx";
export { useBulkChange } from "../console/crud/bulk/use-bulk-change.ts";
export { useBeforeSave } from "../console/crud/edit/lazy-form-content.tsx";
export { computedField } from "../console/crud/overrides/computed-field.ts";
export type {
  CreatedOverrideProps,
  DisplayOverrideProps,
  EntityOverrides,
  FormScreenOverrideProps,
  OverrideRegistry,
  ScreenOverrideProps,
} from "../console/crud/overrides/entity-overrides.ts";
export { filteredListPath } from "../console/crud/query/list-state.ts";
export { changeFailureText, countReasons } from "../console/crud/writes/change-failures.ts";
export type { BulkSideEffects, FieldChange, RecordChange } from "../console/crud/writes/record-change.ts";
export { useAbilities } from "../console/data/abilities.ts";
export { ClientContext, useBackends, useClient, useService } from "../console/data/backend-contexts.ts";
export { collectRows } from "../console/data/collect-rows.ts";
export { writeCondition } from "../console/data/condition.ts";
export { type RecordCount, useRecordCounts } from "../console/data/count-records.ts";
export { entityClient, useEntityClient } from "../console/data/entity-client.ts";
export { fetchList, type ListSource, useListSource } from "../console/data/fetch-list.ts";
export { useOptionalCall } from "../console/data/optional-calls.ts";
export { entityKey, pageKey, recordKey } from "../console/data/query-keys.ts";
export { toRecordPath } from "../console/data/to-record-path.ts";
export { TooManyRowsError } from "../console/data/too-many-rows.ts";
export { useBackendMutation } from "../console/data/use-backend-mutation.ts";
export { useEntityScreens } from "../console/data/use-entity-screens.ts";
export { useSubmissions } from "../console/data/use-submissions.ts";
export { dateLocale, formatDate, formatDateTime } from "../console/fields/date-text.ts";
export { useFormScope, useFormValue } from "../console/fields/form-context.ts";
export type { FormData, FormStore } from "../console/fields/form-store.ts";
export { type RelationOption, useRelationSearch } from "../console/fields/relation-options.ts";
export { idIn, idsIn, recordsIn, toFormId } from "../console/fields/relation-shape.ts";
export { errorText } from "../console/i18n/error-text.ts";
export type { Text, TextKey } from "../console/i18n/text.ts";
export { useText } from "../console/i18n/use-text.ts";
export { toCsv } from "../console/lib/csv.ts";
export { addDays, dayIn, daysBetween, today, writeDateRange } from "../console/lib/date-range.ts";
export { parseExactJson, rawOrDash, toExactJson, toRawText } from "../console/lib/exact-json.ts";
export { isEmptyValue } from "../console/lib/is-empty-value.ts";
export { isObject, type JsonObject } from "../console/lib/json-object.ts";
export {
  type Decimal,
  formatNumber,
  isNotNumber,
  toDecimal,
  toNumber,
  toPlainNumber,
} from "../console/lib/number-text.ts";
export { safeStorage } from "../console/lib/safe-storage.ts";
export { saveTextFile } from "../console/lib/save-text-file.ts";
export { toBoolean } from "../console/lib/to-boolean.ts";
export { tokenIn } from "../console/lib/token-in.ts";
export { useLatest } from "../console/lib/use-latest.ts";
export { useToday } from "../console/lib/use-today.ts";
export { useNotify } from "../console/notify/use-notify.ts";
export { type ConsoleProduct, useProduct } from "../console/product.ts";
export { useOpenWork } from "../console/session/open-work.ts";
export { useSession, useUsername } from "../console/session/session-context.tsx";
export { lazyComponent } from "../console/ui/lazy-component.tsx";
export { useCopy } from "../console/ui/use-copy.ts";
export type { AppConfig } from "../contract/app-config.ts";
export type { BackendAdapter, WireCall } from "../contract/backend-adapter.ts";
export type { Narrowing } from "../contract/client-computed.ts";
export type { JsonSchema } from "../contract/json-schema.ts";
export { brokenPasswordRules, passwordRules } from "../contract/password-rules.ts";
export { holds } from "../contract/predicate.ts";
export type { FieldProblem } from "../contract/problem.ts";
export type { Client, EntityName, MessageKey, RecordOf, Service } from "../contract/register.ts";
export type { EntityScreens, FieldDescriptor, FormModule, RelationDescriptor } from "../contract/screens.ts";
export type {
  CallOptions,
  EntityRecord,
  ListPage,
  ListQuery,
  RecordId,
  Transport,
  TransportRequest,
} from "../contract/transport.ts";
export { amountText, formatMoney, numberText } from "../kinds/money/amount-text.ts";
