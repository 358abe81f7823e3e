import type { Plugin } from "vite";

const REFERENCES = `const fail = () => { throw new Error("A schema with $ref: scripts/light-forms.ts leaves out what resolves it"); };`;
const ALL_OF = `const fail = () => { throw new Error("A schema with allOf: scripts/light-forms.ts leaves out what merges it"); };`;

/** What RJSF takes from other packages for schemas and texts that the generator never writes. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "markdown-to-jsx/react": "export const Markdown = ({ children }) => children;",
  "fast-uri": `${REFERENCES} export default { equal: fail, resolve: fail };`,
  jsonpointer: `${REFERENCES} export default { get: fail };`,
  "@x0k/json-schema-merge": `${ALL_OF} const none = () => ({}); export { none as createComparator, none as createMerger }; export const createShallowAllOfMerge = () => fail;`,
  "@x0k/json-schema-merge/lib/array":
    "const none = () => ({}); export { none as createDeduplicator, none as createIntersector };",
};

const PREFIX = "\0light-forms:";

/**
 * In a build, the form library comes without what a quarter of its weight is for: `$ref`, `allOf` and Markdown. Generated
 * schemas stand alone (`src/contract/json-schema.ts` has no word for either), and labels are plain texts.
 */
export function lightForms(): Plugin {
  return {
    name: "light-forms",
    enforce: "pre",
    apply: "build",
    resolveId: (id, importer) => (Object.hasOwn(LEFT_OUT, id) && importer?.includes("@rjsf") ? `${PREFIX}${id}` : null),
    load: (id) => (id.startsWith(PREFIX) ? (LEFT_OUT[id.slice(PREFIX.length)] ?? null) : null),
  };
}
