/**
 * Chunks by order of use, starting with the code that every page needs: a module belongs to the first group that
 * reaches it. So no group needs a later one, and a page requests a few files instead of one per module.
 */
export const STAGES: readonly (readonly [chunk: string, roots: readonly string[]])[] = [
  // Shared by the next two, so that neither needs the other.
  [
    "base",
    [
      "src/console/app/layout/public-layout.tsx",
      "src/console/i18n/error-text.ts",
      "src/console/ui/use-document-title.ts",
    ],
  ],
  // The sign-in page, which renders before the router is loaded; and the router, for all other pages.
  ["login", ["src/console/app/login/login-screen.tsx"]],
  ["router", ["src/console/app/routing/console-router.tsx"]],
  [
    "list",
    [
      "src/console/app/routing/signed-in-layout.tsx",
      "src/console/crud/screens/list-screen.tsx",
      "src/console/crud/page/screen-for-role.tsx",
      "src/console/app/routing/prefetch-list.ts",
      // Components that products use in their lists.
      "src/console/ui/notice.tsx",
      "src/console/ui/copyable-text.tsx",
      "src/console/ui/usage-bar.tsx",
      "src/console/crud/overrides/computed-field.ts",
      "generated/console-signed-in.ts",
      "@product/overrides/registry.ts",
    ],
  ],
  // Shared by show pages and forms, so that neither needs the other.
  [
    "record",
    [
      "src/console/crud/page/record-skeleton.tsx",
      "src/console/crud/page/use-crumbs.ts",
      "src/console/crud/page/missing-record.tsx",
      "src/console/data/use-record.ts",
      "src/console/data/count-records.ts",
      // Used by bulk runs in lists and in forms.
      "src/console/crud/writes/run-each.ts",
    ],
  ],
  [
    "mui",
    [
      "src/console/theme/mui-theme-provider.tsx",
      "src/console/crud/screens/show-screen.tsx",
      "src/console/ui/confirm-dialog-frame.tsx",
      "src/console/crud/actions/delete-dialog.tsx",
    ],
  ],
  [
    "form",
    [
      "src/console/crud/screens/create-screen.tsx",
      "src/console/crud/screens/edit-screen.tsx",
      // Used by all validators.
      "src/contract/object-check.ts",
      "src/contract/text-length.ts",
      "src/kinds/formats.ts",
    ],
  ],
  // Features of a list's toolbar share a few controls; a file for each would lengthen every list's table of files.
  ["column-sizes", ["src/console/crud/list/table/column-sizes.tsx"]],
  [
    "list-tools",
    [
      "src/console/crud/list/table/columns-popover.tsx",
      "src/console/crud/list/views/views-popover.tsx",
      "src/console/crud/list/filters/filter-dialog.tsx",
      "src/console/crud/list/filters/date-range-popover.tsx",
    ],
  ],
  // Small features that are loaded when they are used.
  ["collect", ["src/console/data/collect-rows.ts", "src/console/crud/list/table/load-matching.ts"]],
  ["jobs", ["src/console/crud/bulk/job-dialog.tsx", "src/console/crud/jobs/noted-jobs.tsx"]],
  ["undo", ["src/console/crud/writes/run-undo.ts"]],
  [
    "keyboard",
    [
      "src/console/app/keyboard/command-palette.tsx",
      "src/console/app/keyboard/key-sheet.tsx",
      "src/console/app/keyboard/recent-changes-dialog.tsx",
      "src/console/app/keyboard/action-question.tsx",
    ],
  ],
  // Recovery codes are saved on the sign-in page, which needs nothing else of the next group.
  ["save-file", ["src/console/lib/save-text-file.ts"]],
  [
    "save-sheet",
    [
      "src/console/crud/transfer/edit-table.ts",
      "src/console/crud/transfer/save-edit-sheets.ts",
      "src/console/crud/transfer/save-table.ts",
    ],
  ],
];

/**
 * One chunk per language for the shell's texts, one for the first screens and one for all others, and one per entity
 * for its forms.
 */
export const FAMILIES: readonly (readonly [pattern: RegExp, chunk: string])[] = [
  [/\/labels\/([\w-]+?)-sign-in\.ts$/, "texts-$1-sign-in"],
  [/\/console\/i18n\/([\w-]+)\/shell\.[jt]s$/, "texts-$1-sign-in"],
  [/\/generated\/labels\/([\w-]+)\.ts$/, "texts-$1"],
  [/\/console\/i18n\/([\w-]+)\/(?:dialogs|forms?|history|keyboard|staff|team|transfer)\.[jt]s$/, "texts-$1-forms"],
  [/\/console\/i18n\/([\w-]+)\/(?:factors|api-keys)\.[jt]s$/, "texts-$1-factors"],
  // The texts of a failed start are part of the entry.
  [/\/console\/i18n\/([\w-]+)\/(?!start\.)[\w-]+\.[jt]s$/, "texts-$1"],
  [/\/generated\/(?:schemas|validators|inputs)\/([\w-]+)\.[jt]s$/, "form-$1"],
];
