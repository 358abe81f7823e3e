/** Files that may import anything: tests and their helpers. */
export const TESTS = "\\.test(-d)?\\.tsx?$|/testing/|/e2e/";

/** The console's layers, lowest first: a layer may import earlier ones only. */
const LAYERS = ["lib", "(ui|api|i18n|notify|theme|session)", "data", "fields", "crud", "home", "app"];

const outerLayers = LAYERS.slice(0, -1).map((layer, index) => ({
  name: "console-layers",
  comment:
    "Inside the console: lib <- ui, api, i18n, notify, theme, session <- data <- fields <- crud <- home <- app. " +
    "Shared code does not depend on the code that uses it.",
  severity: "error",
  from: { path: `^src/console/${layer}/`, pathNot: TESTS },
  to: { path: `^src/console/(${LAYERS.slice(index + 1).join("|")})/` },
}));

/** Shared folders of `crud`, lowest first: each may import earlier ones, for the stated reason. */
const CRUD_SHARED = [
  ["form-data", "Converting a record to form data and to a request body needs neither React nor the network."],
  ["query", "The address of a list (filters, sort order, page) is also built by links outside the list."],
  ["record", "Facts about any record (title, state field, units) do not depend on how it is read or written."],
  ["writes", "Outcomes of writes (errors, runs over many records, undo) are the same for everything that writes."],
  ["overrides", "Products replace parts of any screen, so the types of overrides do not import screens."],
  ["page", "Loading, failure and breadcrumbs look the same on every screen."],
  ["rules", "Rules of the spec are evaluated in the same way for one record, for many, and for imported rows."],
  ["uses", "Incoming references are counted before deleting, archiving and bulk editing."],
  ["form", "The form engine renders entity forms, inputs of actions and bulk values, and does not know which."],
  ["saving", "Saving with conflict detection serves the edit screen and the history, which import it."],
];
const CRUD_SIBLINGS = "(list|edit|show|bulk|transfer|history|actions|trash)";

const crudLayers = CRUD_SHARED.map(([folder, comment], index) => ({
  name: "crud-layers",
  comment,
  severity: "error",
  from: { path: `^src/console/crud/${folder}/`, pathNot: TESTS },
  to: {
    path: "^src/console/crud/",
    pathNot: `^src/console/crud/(${CRUD_SHARED.slice(0, index + 1)
      .map(([name]) => name)
      .join("|")})/`,
  },
}));

/** Folders of `app`, lowest first: each may import earlier ones, for the stated reason. */
const APP_FOLDERS = [
  ["config", "The configuration is read before anything else exists."],
  ["services", "Services are created from the configuration and passed to everything that is rendered."],
  ["reports", "Errors are reported from every page, by the services."],
  ["keyboard", "Shortcuts and the command palette work on any page, whatever is around it."],
  ["layout", "The frame around pages does not know which pages there are."],
  ["login", "The sign-in page is loaded before the router, so it does not import it."],
  ["routing", "Routes join pages, layouts and sign-in. Only the start of the console imports them."],
];

const appLayers = APP_FOLDERS.map(([folder, comment], index) => ({
  name: "app-layers",
  comment,
  severity: "error",
  from: { path: `^src/console/app/${folder}/`, pathNot: TESTS },
  to: {
    path: "^src/console/app/",
    pathNot: `^src/console/app/(${APP_FOLDERS.slice(0, index + 1)
      .map(([name]) => name)
      .join("|")})/`,
  },
}));

/** Who may import MUI. A benchmark's page of plain MUI (testing/bare-page) is no part of the console. */
const DOORS = "^src/console/(ui|theme)/|(^|/)generated/";

/** Rules for dependency-cruiser: the direction of imports inside the console (docs/house.md). */
export const consoleLayers = [
  ...outerLayers,
  {
    name: "ui-is-the-door-to-mui",
    comment:
      "Components, charts and icons are imported from src/console/ui, one file each: there they can be replaced, and " +
      "a reader sees which of them load MUI.",
    severity: "error",
    from: { path: "^src/", pathNot: `${DOORS}|^src/product/` },
    to: { path: "node_modules/@mui/" },
  },
  {
    name: "products-use-the-door-to-mui",
    comment:
      "Products import components from entity-console/console/ui. Icons are the exception: a spec names them as " +
      "@mui/icons-material does, and the generated icons.ts imports them too.",
    severity: "error",
    from: { path: "^(src/product|examples|testing/fixture)/", pathNot: DOORS },
    to: { path: "node_modules/@mui/(?!icons-material/)" },
  },
  ...crudLayers,
  {
    name: "crud-siblings-are-independent",
    comment:
      "These folders import shared folders only. Screens combine them, so one of them can be read, changed or " +
      "removed without the others.",
    severity: "error",
    from: { path: `^src/console/crud/${CRUD_SIBLINGS}/`, pathNot: TESTS },
    to: { path: `^src/console/crud/(screens/|${CRUD_SIBLINGS}/)`, pathNot: "^src/console/crud/$1/" },
  },
  {
    name: "crud-has-folders-only",
    comment: "A file directly in crud belongs to no subject and is hard to find.",
    severity: "error",
    from: {},
    to: { path: "^src/console/crud/[^/]+$" },
  },
  ...appLayers,
];
