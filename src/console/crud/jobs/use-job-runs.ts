import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Job } from "../../../contract/jobs.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useTransport } from "../../data/backend-contexts.ts";
import { createJobCalls, type JobCalls, jobKey } from "../../data/job-calls.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useAddChange } from "../../data/use-add-change.ts";
import type { Text } from "../../i18n/text.ts";
import { useTexts } from "../../i18n/use-text.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { useSignedInProduct } from "../../product.ts";
import { isMissing } from "../writes/write-errors.ts";
import { followJob } from "./follow-job.ts";
import { forgetJob, noteJob } from "./job-notes.ts";
import { doneText, endText, writtenBy } from "./job-texts.ts";
import { undoJob } from "./undo-job.ts";

/** Jobs that are being watched, by the cache of the session. */
const watched = new WeakMap<QueryClient, Set<string>>();

export interface JobRuns {
  /** Null: the entity has no jobs. */
  readonly calls: JobCalls | null;
  /** Follows a job until it ends, also after the page was left. Then shows the result, and adds it to the recent changes. */
  readonly watch: (job: Job) => void;
}

/** Calls of an entity's jobs, and a function that watches one. */
export function useJobRuns(screens: EntityScreens<MessageKey>): JobRuns {
  const { entity } = screens;
  const transport = useTransport();
  const { createClient } = useSignedInProduct();
  const queries = useQueryClient();
  const texts = useTexts();
  const { notify } = useNotify();
  const addChange = useAddChange();
  return useMemo(() => {
    const calls = createJobCalls(transport, createClient, entity);
    if (calls === null) {
      return { calls, watch: () => undefined };
    }
    const setting = { screens, calls, queries, getText: texts.getSnapshot, notify, addChange };
    return { calls, watch: (job) => void watchJob(setting, job) };
  }, [transport, createClient, entity, queries, texts, notify, addChange, screens]);
}

interface WatchSetting {
  readonly screens: EntityScreens<MessageKey>;
  readonly calls: JobCalls;
  readonly queries: QueryClient;
  readonly getText: () => Text;
  readonly notify: (toast: ToastRequest) => void;
  readonly addChange: ReturnType<typeof useAddChange>;
}

async function watchJob(setting: WatchSetting, job: Job): Promise<void> {
  const { screens, calls, queries } = setting;
  const { entity } = screens;
  const running = watched.get(queries) ?? new Set<string>();
  watched.set(queries, running);
  if (running.has(job.id)) {
    return;
  }
  running.add(job.id);
  noteJob({ entity, id: job.id });
  const onChange = (now: Job) => void queries.setQueryData(jobKey(entity, now.id), now);
  onChange(job);
  try {
    const ended = await followJob(calls, job, { onChange });
    if (ended.failed === 0) {
      forgetJob(ended.id);
    }
    report(setting, ended);
  } catch (error) {
    // After a sign-out, the note stays, so that the next session shows the job.
    if (isMissing(error)) {
      forgetJob(job.id);
    }
  } finally {
    await refreshOf(setting)();
  }
}

function refreshOf({ queries, screens }: WatchSetting): () => Promise<unknown> {
  return () => queries.invalidateQueries({ queryKey: entityKey(screens.entity) });
}

/** Shows the result of a job, and adds it to the recent changes. */
function report(setting: WatchSetting, job: Job): void {
  const { screens, calls, getText, notify, addChange } = setting;
  const words = getText();
  const end = endText(words, job);
  if (writtenBy(job) > 0) {
    const text = doneText(words, screens, job);
    const undo = job.canUndo ? undoJob({ screens, calls, getText, refresh: refreshOf(setting) }, job) : null;
    notify({ text, ...addChange({ text, undo }) });
  }
  if (end !== null) {
    notify({ kind: "warning", text: end });
  }
}
