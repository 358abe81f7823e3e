import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useOwnKinds } from "../../../kinds/kind-overrides.ts";
import { useText } from "../../i18n/use-text.ts";
import { today } from "../../lib/date-range.ts";
import { eraseOldImports, mayHaveImport } from "../../lib/interrupted-import-note.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { useUsername } from "../../session/session-context.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import buttons from "../../ui/plain-button.module.css";
import { notedJobs } from "../jobs/job-notes.ts";
import { tableChoices, toExportTable, withUnitFields } from "./export-table.ts";
import { FilterWords } from "./filter-words.tsx";
import { printSheet } from "./print-sheet.ts";
import { toPrintSheet } from "./print-table.ts";
import { saveTable, type TableFormat } from "./save-table.ts";
import styles from "./transfer.module.css";
import { formFields, useSaveForEditing } from "./use-save-for-editing.ts";
import { useServerExport } from "./use-server-export.ts";
import { type ListSource, useWholeList, type WholeList } from "./use-whole-list.ts";

const ImportDialog = lazyComponent(async () => (await import("./import-dialog.tsx")).ImportDialog);

const NotedJobs = lazyComponent(async () => (await import("../jobs/noted-jobs.tsx")).NotedJobs);

interface TransferTasksProps extends ListSource {
  /** The element that the menu is positioned at. Null while closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Export, print and import of a list. */
export function TransferTasks({ anchor, onClose, ...source }: TransferTasksProps) {
  const { screens, state } = source;
  const { t } = useText();
  const id = useId();
  const [isImporting, setImporting] = useState(false);
  const words = useRef<HTMLUListElement>(null);
  const { tasks, stop, isBusy, said } = useTasks(source, () =>
    words.current ? [...words.current.children].map((word) => word.textContent ?? "") : null,
  );
  const endImport = () => setImporting(false);
  useOfferInterrupted(screens.entity, () => setImporting(true));
  const { routes, operations } = screens;
  const canUpdate = routes.edit !== null && operations.includes("update") && operations.includes("get");
  const canImport = canUpdate || ((routes.create ?? routes.edit) !== null && operations.includes("create"));
  const items = [
    ["transfer.export", () => tasks.save("csv")],
    ["transfer.exportXlsx", () => tasks.save("xlsx")],
    ...(canUpdate
      ? [
          ["transfer.exportEdit", () => tasks.saveForEditing("xlsx")] as const,
          ["transfer.exportEditCsv", () => tasks.saveForEditing("csv")] as const,
        ]
      : []),
    ["transfer.print", tasks.print],
    ...(canImport ? [["transfer.import", () => setImporting(true)] as const] : []),
  ] as const;
  return (
    <>
      <Menu id={id} anchor={anchor} onClose={onClose} aria-label={t("transfer.menu")}>
        {items.map(([key, run]) => (
          <MenuItem
            key={key}
            disabled={isBusy && key !== "transfer.import"}
            onClick={() => {
              onClose();
              run();
            }}
          >
            {t(key)}
          </MenuItem>
        ))}
      </Menu>
      <span role="status" className={styles["said"]}>
        {said}
      </span>
      {isBusy ? (
        <button type="button" className={buttons["button"]} onClick={stop}>
          {t("crud.action.cancel")}
        </button>
      ) : null}
      <FilterWords ref={words} screens={screens} state={state} />
      {notedJobs(screens.entity).length > 0 ? <NotedJobs screens={screens} /> : null}
      {isImporting ? <ImportDialog screens={screens} onClose={endImport} onMissing={endImport} /> : null}
    </>
  );
}

/** Notifies the user of an import that a reload interrupted. */
function useOfferInterrupted(entity: string, open: () => void): void {
  const username = useUsername();
  const { notify } = useNotify();
  const { t } = useText();
  const offer = useEffectEvent(async () => {
    const { interruptedImports } = await import("./import-log.ts");
    if ((await interruptedImports(entity, username)).length > 0) {
      const action = { label: t("import.open"), run: open };
      notify({ kind: "warning", text: t("import.unfinished"), about: `import ${entity}`, action });
    }
  });
  useEffect(() => {
    eraseOldImports(username);
    if (mayHaveImport(entity)) {
      offer().catch(() => undefined);
    }
  }, [entity, username]);
}

/**
 * Runs one export or print at a time. `said` is the progress text. `readFilters` returns null after the list is
 * unmounted.
 */
function useTasks(source: ListSource, readFilters: () => readonly string[] | null) {
  const { screens } = source;
  const text = useText();
  const own = useOwnKinds();
  const { t, language } = text;
  const { notify } = useNotify();
  const { run, stop, progress } = useWholeList(source);
  const [isPrinting, setPrinting] = useState(false);
  const name = `${t(screens.messages.many).toLocaleLowerCase(language)}-${today()}`;
  const count = ({ records }: WholeList) => t(screens.messages.count, { count: records.length });
  const served = useServerExport(source);
  const save = (format: TableFormat) => {
    const saveServed = served.toSave(name);
    if (saveServed !== null) {
      void saveServed(format);
      return;
    }
    setPrinting(false);
    void run(async (list) => {
      const { records, names, relatedCurrency } = list;
      const fields = withUnitFields(list.fields, screens.fields);
      const words = { ...text, names, relatedCurrency, own };
      const table = toExportTable(records, fields, words);
      const choices = tableChoices(table, fields, words);
      await saveTable(table, name, { format, language, sheet: t(screens.messages.many), choices });
      notify({ text: t("transfer.exported", { subject: count(list) }) });
    });
  };
  const edit = useSaveForEditing(screens);
  const saveForEditing = (format: TableFormat) => {
    setPrinting(false);
    void run(async (list) => {
      await edit(list, name, format);
      notify({ text: t("transfer.exported", { subject: count(list) }) });
    }, formFields(screens));
  };
  const print = () => {
    setPrinting(true);
    void run(async (list) => {
      const filters = readFilters();
      if (filters !== null) {
        const facts = [count(list), ...filters];
        await printSheet({ ...toPrintSheet(list, text, own), title: t(screens.messages.many), facts, name });
      }
    });
  };
  const isCounted = progress !== null && progress.total > 0;
  const said = isCounted ? t(isPrinting ? "transfer.printing" : "transfer.exporting", { ...progress }) : null;
  const stopAll = () => {
    served.stop();
    stop();
  };
  const isBusy = progress !== null || served.said !== null;
  return { tasks: { save, saveForEditing, print }, stop: stopAll, isBusy, said: served.said ?? said };
}
