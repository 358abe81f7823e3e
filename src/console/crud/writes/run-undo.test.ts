import { expect, test, vi } from "vitest";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import { ApiError, type ApiErrorParts } from "../../api/api-error.ts";
import { texts as later } from "../../i18n/pt-BR/forms.ts";
import { texts as crud } from "../../i18n/pt-BR/lists.ts";
import { texts as shell } from "../../i18n/pt-BR/shell.ts";
import type { Text } from "../../i18n/text.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import type { RecordChange } from "./record-change.ts";
import { type UndoSetting, undoChanges } from "./run-undo.ts";

const t = createTranslate([{ language: "pt-BR", catalogue: { ...crud, ...later, ...shell } }]);
const text: Text = { t, language: "pt-BR" };

const now: EntityRecord = { id: "1", status: "barred" };
const CHANGE: RecordChange = { record: now, change: { status: "active" } };

const refusal = (parts: Partial<ApiErrorParts>) => new ApiError({ kind: "http", message: "No", ...parts });

interface Undoing {
  readonly onGet?: ApiError;
  readonly onPut?: ApiError;
  readonly held?: EntityRecord;
}

async function undo({ onGet, onPut, held = now }: Undoing, changes = [CHANGE]) {
  const client: EntityClient = {
    get: async () => (onGet ? await Promise.reject(onGet) : { record: held, etag: null }),
    update: async () => (onPut ? await Promise.reject(onPut) : undefined),
  };
  const again = vi.fn();
  const run = { onProgress: () => undefined, signal: new AbortController().signal, again };
  const setting: UndoSetting = { screens: memberScreens, client, text, notify: () => undefined, run };
  const { toasts, problems, left } = await undoChanges(changes)(setting);
  return { toasts, said: toasts.map((toast: ToastRequest) => toast.text), again, problems, left, run };
}

const NOT = "Não foi possível desfazer em 1: ";

test.each<readonly [string, Undoing, string | RegExp]>([
  ["somebody changed it", { held: { ...now, status: "closed" } }, `${NOT}mudou desde então.`],
  ["it was deleted", { onGet: refusal({ statusCode: 404 }) }, `${NOT}não existe mais.`],
  ["it is not allowed", { onPut: refusal({ statusCode: 403 }) }, `${NOT}Você não tem permissão para fazer isso.`],
  [
    "its old value is refused",
    { onPut: refusal({ statusCode: 422, details: [{ path: "status", code: "enum", params: {}, message: "bad" }] }) },
    `${NOT}Status: Escolha uma das opções`,
  ],
  ["the server failed", { onPut: refusal({ statusCode: 500 }) }, `${NOT}Erro interno do servidor`],
  ["it is not known", { onPut: refusal({ statusCode: 504 }) }, /: O servidor não confirmou a operação\./],
  ["the answer was lost", { onPut: refusal({ kind: "network" }) }, /: O servidor não confirmou a operação\./],
])("a failed undo shows its reason: %s", async (...[, undoing, words]) => {
  const { said, toasts, problems } = await undo(undoing);
  expect(said).toEqual([words instanceof RegExp ? expect.stringMatching(words) : words]);
  expect(toasts[0]?.kind).toBe("warning");
  expect(problems).toEqual([{ title: expect.any(String), reason: expect.any(String) }]);
});

test("an undo can be retried after a transient failure only", async () => {
  const { toasts, again, left, run } = await undo({ onPut: refusal({ statusCode: 503 }) });
  toasts[0]?.action?.run();
  expect(again).toHaveBeenCalledTimes(1);
  expect((await left?.(run))?.problems).toHaveLength(1);
  const refused = await undo({ onPut: refusal({ statusCode: 403 }) });
  expect([refused.toasts[0]?.action, refused.left]).toEqual([undefined, null]);
});

test("the notification contains the number of undone changes", async () => {
  expect((await undo({}, [CHANGE, CHANGE])).said).toEqual([
    `Desfeito: ${t(memberScreens.messages.count, { count: 2 })}`,
  ]);
});
