/** Product names that are also ordinary English words, and the reason why the framework may use them. */
export interface OrdinaryWords {
  readonly reason: string;
  /** As in `ProductName.words`, separated by a space. */
  readonly words: string;
  /** Allowed in these files only, where the word is a framework term. */
  readonly within?: RegExp;
}

export const ORDINARY_WORDS: readonly OrdinaryWords[] = [
  {
    reason: "What every record and every program has; no other word would be understood.",
    words: "id name title description type value code status number items content tags icon address email image owner",
  },
  {
    reason: "Times that the backend keeps of every record that has them, by these names.",
    words: "created-at updated-at created",
  },
  {
    reason: "Whoever signs in to any console, and what they sign in with.",
    words: "user users username password secret own me login logout home register",
  },
  {
    reason: "The calls and bodies of a session, which the framework makes itself and `init` writes for every product.",
    words: "authenticate authentication refresh refresh-request refresh-token access-token token tokens",
  },
  {
    reason: "Changing one's own password: a call that the framework has for every product that declares it.",
    words: "change-password current-password new-password password-change",
  },
  {
    reason: "A scope of OpenID Connect, and the name of an error in oauth4webapi.",
    words: "profile processing",
    within:
      /^src\/(console\/(session\/auth|app\/config)|contract\/backend-auth|backend\/(config|routes)\/company-sign-in|backend\/commands\/help-text)|^testing\/foreign-servers|^e2e\//,
  },
  {
    reason: "Creating a passkey, as SimpleWebAuthn names it.",
    words: "registration",
    within: /^src\/(backend\/auth|console\/session)\/passkeys\.ts$/,
  },
  {
    reason: "Options of oidc-provider, and a message of Django REST framework.",
    words: "account account-id features",
    within: /^testing\/foreign-servers|^e2e\/.*sign-in/,
  },
  {
    reason: "Kinds of value, and parts of one: the vocabulary of the spec has them.",
    words: "money currency amount quantity numeric price",
  },
  {
    reason: "Languages by their tags, which are everybody's: a text in several languages has parts of these names.",
    words: "es-es fr-fr",
  },
  {
    reason: "Pages, documents and what is on them: of the browser, of a list, of OpenAPI, of the docs.",
    words: "page pages document documents heading place line lines letter word detail",
  },
  {
    reason: "References, of one record to others and of one document to another.",
    words: "reference references subject",
  },
  {
    reason: "What programs do: commands and their answers, questions asked before something is done, work under way.",
    words: "command answers question questions result generate replace open close step mode work store schedule settle",
  },
  {
    reason: "States of a promise, a button or an element.",
    words: "active enabled pending settled awaited requested confirmed visibility",
  },
  {
    reason: "TypeScript and the browser: `public` and `private`, React's portal, the role `presentation`, the history.",
    words: "public private portal presentation types history",
  },
  {
    reason: "Everyday English in identifiers and test titles.",
    words: "points all begin end general flags tools costs correct room visit series",
  },
  { reason: "Codes of currencies, which are the same for everybody.", words: "eur chf" },
  { reason: "Days, minutes and periods of any calendar.", words: "days minutes period" },
  { reason: "A limit of time on any call.", words: "time-limit" },
  {
    reason: "Many records written or asked for at once; what an address, an id or a key begins with.",
    words: "batch prefix",
  },
  { reason: "The address at which any server says that it is up.", words: "health" },
  {
    reason: "The switches of a deployment's `config.json`.",
    words: "feature features",
    within:
      /(app-config|console-config(\.test)?|list-table-model|session-harness|documents|product\.test|staff-screens\.test|api-keys-screen\.test|second-factor\.test|notice-section\.test|proof-gate\.test|user-entries|console-router|signed-in-layout|company-sign-in\.test|product-login-form|other-sign-ins|main-session|create-session-calls|console\/app\/start)\.tsx?$/,
  },
  {
    reason: "The business time zone, whose calendar decides what day it is.",
    words: "business",
    within:
      /(business-day|read-config|calendar|day-filters|list-midnight)(\.test)?\.ts$|help-text\.ts$|upgrade\/api-moves\.ts$/,
  },
  {
    reason: "Places in files, kinds of files, days of the week; what two versions do.",
    words: "location pdf weekday monday merge",
  },
  { reason: "A question to which the answer is not known yet.", words: "unsettled" },
  {
    reason: "A format of the vocabulary, in the words of people.",
    words: "telephone",
    within:
      /kinds\/tel\/|describe-field\.ts$|i18n\/[\w-]+\/form\.ts$|publisher\.ts$|entities\.md$|pattern-safety\.test\.ts$/,
  },
  { reason: "What is imported in one direction only.", words: "street", within: /boundary-rules\.ts$/ },
  {
    reason: "The full name of a test, as its runner says it.",
    words: "full-name",
    within: /(?:mutants\/worker|test-counts(?:\.test)?)\.ts$/,
  },
  {
    reason: "What the pages of the first product weigh, by the files of its build.",
    words: "account coupon plan redemptions",
    within: /page-budget\.json$/,
  },
  { reason: "The phase of an import, in TypeScript's syntax tree.", words: "phase", within: /rewrite-imports\.ts$/ },
  { reason: "What a migration does, step by step.", words: "plan", within: /^scripts\/.*migration/ },
  {
    reason: "What PostgreSQL says about a statement, QUERY PLAN.",
    words: "plan",
    within: /(audit-route|filter-index|list-order)\.test\.ts$/,
  },
  {
    reason: "The spreadsheet that staff know, and the libraries that read and write its files.",
    words: "excel",
    within:
      /crud\/transfer\/(save-table|sheet-worker|write-xlsx)\.ts$|too-many-records\.test\.tsx$|replaced\/zip-to-array-buffer\.ts$|i18n\/[\w-]+\/(list-tools|transfer)\.ts$/,
  },
  { reason: "Whom an OpenAPI document names, in its own words.", words: "contact", within: /openapi(\.ts|\.json)$/ },
  { reason: "The name of a linter's rule set.", words: "recommended", within: /(openapi-check\.ts|biome\.json\.hbs)$/ },
  {
    reason: "A permission that browsers know, and that no page of the console has.",
    words: "payment",
    within: /security-headers\.ts$/,
  },
  {
    reason: "The text by which staff find the menu of their own account.",
    words: "account",
    within: /i18n\/en-US\/layout\.ts$/,
  },
  {
    reason: "HTTP's name of a body without a coding, and the rule by which two texts are the same name.",
    words: "identity",
  },
  { reason: "A related record that is part of a response: the framework's own term.", words: "expansion" },
  { reason: "A tag of TSDoc.", words: "remarks", within: /read\/doc-tags\.ts$/ },
  { reason: "An option of a library.", words: "features", within: /(pattern-syntax|write-xlsx)\.ts$/ },
  { reason: "Parameters of other frameworks.", words: "ordering", within: /(find-dialect|shop-servers)\.ts$/ },
  { reason: "A case of a table of tests.", words: "euros", within: /kinds-of-cells\.ts$/ },
  {
    reason: "Words of foreign documents, from which an import guesses icons, titles and query parameters.",
    words:
      "ordering phone full-name contact profile patient student invoice payment credit course appointment country supplier account business delivery animal",
    within: /^generator\/import\//,
  },
];

/** Whether that framework file may use these words. */
export function isOrdinary(words: string, file: string): boolean {
  return ORDINARY_WORDS.some(
    (group) => group.words.split(" ").includes(words) && (group.within === undefined || group.within.test(file)),
  );
}
