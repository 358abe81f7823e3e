import type { EntityDraft } from "./spec-draft.ts";
import { placeOf } from "./spec-draft.ts";
import type { SpecProblem } from "./spec-error.ts";

const NAME = /^[a-z][A-Za-z0-9]*$/;
const PATH = /^(\/[A-Za-z0-9._~-]+|\/\{[a-z][A-Za-z0-9]*\})+$|^\/$/;

interface NamedPart {
  readonly path: string;
  readonly text: string;
}

/** Names that become identifiers and paths that become comments and routes: nothing else may be in them. */
export function nameProblems({ source, spec, fields }: EntityDraft): readonly SpecProblem[] {
  const names: readonly NamedPart[] = [
    ...fields.map(({ name }) => ({ path: name, text: name })),
    ...keysOf("actions", spec.actions),
    ...keysOf("queries", spec.queries),
    ...sectionNames("form", spec.form?.sections),
    ...sectionNames("show", spec.show?.sections),
  ];
  const paths: readonly NamedPart[] = [
    ...(spec.path === undefined ? [] : [{ path: "path", text: spec.path }]),
    ...textsOf("endpoints", spec.endpoints),
    ...textsOf("routes", spec.routes),
    ...Object.entries(spec.actions ?? {}).map(([name, { path }]) => ({ path: `actions.${name}.path`, text: path })),
    ...Object.entries(spec.queries ?? {}).map(([name, { path }]) => ({ path: `queries.${name}.path`, text: path })),
  ];
  const toProblem =
    (write: string) =>
    ({ path, text }: NamedPart): SpecProblem => ({
      at: placeOf(source, path),
      path: `${source.name}.${path.replace("#", "")}`,
      found: JSON.stringify(text),
      write,
    });
  return [
    ...names.filter(({ text }) => !NAME.test(text)).map(toProblem("a name of letters and digits that begins small")),
    ...paths.filter(({ text }) => !PATH.test(text)).map(toProblem("a path such as /coupons or /coupons/{id}")),
  ];
}

function keysOf(path: string, record: object | undefined): readonly NamedPart[] {
  return Object.keys(record ?? {}).map((name) => ({ path: `${path}.${name}#`, text: name }));
}

function textsOf(path: string, record: object | undefined): readonly NamedPart[] {
  return Object.entries(record ?? {}).map(([name, text]) => ({ path: `${path}.${name}`, text: String(text) }));
}

function sectionNames(part: string, sections: readonly { readonly name: string }[] = []): readonly NamedPart[] {
  return sections.map(({ name }, index) => ({ path: `${part}.sections.${index}.name`, text: name }));
}
