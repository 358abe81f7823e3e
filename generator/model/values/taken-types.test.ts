import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { checkEntityNames } from "../fields/name-checks.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { toCamel } from "../naming/names.ts";

const GENERATED = path.resolve(import.meta.dirname, "../../../testing/fixture/generated");

test("case 151: an entity named as a type that generated files use is a diagnostic", () => {
  const entities = new Set(interfacesOf("../schema/entities"));
  const allowed = [...taken(entities)].filter((type) => refusalOf(type) === undefined);
  expect(entities).toContain("Ticket");
  expect(allowed).toEqual([]);
});

/** Types in an entity's generated files whose names are not derived from the entity's name. */
function taken(entities: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of filesIn(GENERATED).filter((name) => /\.tsx?$/.test(name))) {
    const types = typesIn(file);
    if ([...types].some((type) => entities.has(type))) {
      for (const type of types) {
        names.add(type);
      }
    }
  }
  const isOwn = (type: string) => [...entities].some((entity) => type.startsWith(entity));
  return new Set([...names].filter((type) => !isOwn(type)));
}

function typesIn(file: string): ReadonlySet<string> {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022);
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    const isType = ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName);
    if (isType && ts.isIdentifier(node.typeName)) {
      names.add(node.typeName.text);
    } else if (ts.isImportSpecifier(node) && /^[A-Z]/.test(node.name.text)) {
      names.add(node.name.text);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return names;
}

function interfacesOf(folder: string): readonly string[] {
  return filesIn(path.join(GENERATED, folder)).flatMap((file) => {
    const [, name] = /EntitySpec<(\w+)>/.exec(readFileSync(file, "utf8")) ?? [];
    return name === undefined ? [] : [name];
  });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function refusalOf(typeName: string): string | undefined {
  const at = { file: "schema/entities/x.ts", line: 1, column: 1 };
  const source = {
    name: toCamel(typeName),
    typeName,
    file: at.file,
    at,
    locations: new Map(),
    value: {},
    diagnostics: [],
  };
  const unvalidated = { source: { ...source, vocabulary: "EntitySpec" }, fieldLocations: new Map() };
  const [diagnostic] = checkEntityNames([unvalidated as unknown as UnvalidatedEntity], new Map([[typeName, at]]));
  return diagnostic?.message;
}
