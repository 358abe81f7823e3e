import { WIRE_NAME } from "../../model/calls/wire-checks.ts";
import { toPascal } from "../../model/naming/names.ts";
import type { WireRules } from "../../model/naming/wire-model.ts";
import { allKinds } from "../../model/types/kind-of.ts";
import type { ForeignEntity, ForeignField, ForeignType, Note, NoteKind } from "../foreign-model.ts";
import type { DraftEntity, DraftField, DraftRelation, DraftType, Simplifications } from "./draft.ts";
import { type TypedPart, toDraftField, withoutDefault } from "./draft-field.ts";
import { type EntityName, NameScope } from "./names.ts";
import { findTarget, type RelationTargets } from "./relation-targets.ts";
import { specName } from "./wire-rules.ts";

/** What the fields of all entities share. */
export interface FieldDrafting {
  readonly rules: WireRules;
  readonly targets: RelationTargets;
  /** Enumerations with a name of the source, by name and values. */
  readonly enums: ReadonlyMap<string, string>;
  /** Names of types, of all files. */
  readonly types: NameScope;
  readonly simplifications: Simplifications;
  /** Names on the wire matter only for a backend that exists. */
  readonly hasBackend: boolean;
  readonly note: (note: Note) => void;
}

/** Key of an enumeration that several entities share. */
export function enumKey(name: string, values: readonly string[]): string {
  return JSON.stringify([name, values]);
}

/** Drafts the fields of one entity. */
export class EntityFields {
  readonly #shared: FieldDrafting;
  readonly #names: EntityName;
  readonly #types: DraftType[] = [];
  readonly #relations: DraftRelation[] = [];
  readonly #imports = new Map<string, string>();

  constructor(names: EntityName, shared: FieldDrafting) {
    this.#names = names;
    this.#shared = shared;
  }

  draft(foreign: ForeignEntity): DraftEntity {
    const names = new NameScope();
    names.take("id");
    // Without an id of its own, a record has that of the product.
    const wireId = foreign.idName ?? this.#shared.rules.idName ?? "id";
    const others = foreign.fields.filter(({ name }) => name !== wireId);
    const fields = others.flatMap((field) => this.#draftField(field, names) ?? []);
    const { idName = "id" } = this.#shared.rules;
    const id = foreign.idName ?? idName;
    return {
      foreign,
      names: this.#names,
      idWire: id === idName || !WIRE_NAME.test(id) ? null : id,
      fields,
      types: this.#types,
      relations: this.#relations.filter(({ field }) => fields.some(({ name }) => name === field)),
      imports: [...this.#imports],
    };
  }

  #draftField(field: ForeignField, names: NameScope): DraftField | null {
    const name = names.take(specName(field.name));
    const level = this.#shared.simplifications.fields.get(`${this.#names.name}.${name}`) ?? 0;
    const isSimple = (this.#shared.simplifications.entities.get(this.#names.name) ?? 0) >= 2;
    if (level >= 3 || (isSimple && !["text", "number", "boolean"].includes(field.type.kind))) {
      return null;
    }
    if (!this.#isPossible(field)) {
      return this.#leaveOut(field, "its name is not possible in a spec");
    }
    const typed = level >= 2 ? this.#toPlainType(field, name) : this.#toRecordType(field, name);
    return typed === null ? null : toDraftField(field, { name, typed, level, rules: this.#shared.rules });
  }

  /** A relation if the field refers to another entity, else its own type. */
  #toRecordType(field: ForeignField, name: string): TypedPart | null {
    const target = findTarget(field, this.#shared.targets);
    if (target === null) {
      return this.#toPlainType(field, name);
    }
    if (target.guess !== null) {
      this.#note("guess", field, `related to "${target.name}": ${target.guess}`);
    }
    const typed = target.shape === "record" ? this.#toRecord(field, name) : ID_TYPES[target.shape];
    if (typed !== null) {
      this.#relations.push({ field: name, to: target.name });
    }
    return typed;
  }

  /** The id and simple fields of a related record. */
  #toRecord(field: ForeignField, name: string): TypedPart | null {
    this.#note("guess", field, "contains a related record: imported as read-only");
    const summary = this.#toPlainType(field, name);
    return summary === null ? null : { ...summary, kind: "relation" };
  }

  #toPlainType(field: ForeignField, name: string): TypedPart | null {
    const typed = this.#toType(field.type, { field, path: `${this.#names.type}${toPascal(name)}`, isInside: false });
    return typed !== null && typed.kind === "number" && typed.bounds?.isInteger !== true
      ? this.#asAmount(field, typed)
      : typed;
  }

  #asAmount(field: ForeignField, typed: TypedPart): TypedPart {
    if (AMOUNT_FORMAT === undefined || !AMOUNT_NAME.test(field.name)) {
      return typed;
    }
    this.#note("guess", field, "an amount with a currency and two decimals, from its name");
    return { ...typed, bounds: { ...typed.bounds, format: AMOUNT_FORMAT } };
  }

  #toType(type: ForeignType, place: TypePlace): TypedPart | null {
    switch (type.kind) {
      case "text":
        return {
          type: "string",
          kind: "text",
          bounds: { ...type.bounds, ...(type.format === undefined ? {} : { format: type.format }) },
        };
      case "number":
        return {
          type: "number",
          kind: "number",
          bounds: { ...type.bounds, ...(type.isInteger ? { isInteger: true } : {}) },
        };
      case "boolean":
        return { type: "boolean", kind: "boolean" };
      case "choice":
        return { type: this.#toEnum(type, place), kind: "choice" };
      case "list":
        return this.#toList(type, place);
      case "object":
        return this.#toInterface(type, place);
      case "map":
        return { type: "Record<string, string>", kind: "map" };
      case "json":
        return place.isInside
          ? this.#leaveOut(place.field, "free JSON inside an object or list")
          : { type: "Record<string, unknown>", kind: "json" };
      case "unknown":
        return this.#leaveOut(place.field, type.why);
    }
  }

  #toList(type: ForeignType & { readonly kind: "list" }, place: TypePlace): TypedPart | null {
    const { of, bounds } = type;
    if (of.kind === "boolean" || of.kind === "list" || of.kind === "map") {
      return this.#leaveOut(place.field, `a list of ${of.kind === "boolean" ? "yes and no" : `${of.kind}s`}`);
    }
    const inner = this.#toType(of, { ...place, path: `${place.path}Item`, isInside: true });
    return inner === null ? null : { type: `${inner.type}[]`, kind: "list", bounds };
  }

  #toEnum({ name, values }: ForeignType & { readonly kind: "choice" }, { path }: TypePlace): string {
    const shared = name === undefined ? undefined : this.#shared.enums.get(enumKey(name, values));
    if (shared !== undefined) {
      this.#imports.set(shared, "../enums.ts");
      return shared;
    }
    const type = this.#shared.types.take(path);
    this.#types.push({ name: type, kind: "enum", values });
    return type;
  }

  #toInterface(type: ForeignType & { readonly kind: "object" }, place: TypePlace): TypedPart | null {
    const { fields, schema } = type;
    const known = fields.length > 0 ? fields : this.#shared.targets.summaryOf(schema);
    const idName = this.#shared.targets.bySchema(schema)?.foreign.idName;
    if (known.length === 0) {
      return schema === undefined
        ? this.#leaveOut(place.field, "an object without fields")
        : this.#leaveOut(place.field, "its type contains itself");
    }
    const names = new NameScope();
    const drafted = known.flatMap((field) => {
      const isPossible = this.#isPossible(field);
      // The id of a record has the name that the console reads.
      const name = names.take(field.name === idName ? "id" : specName(field.name));
      const inner = { field, path: `${place.path}${toPascal(name)}`, isInside: true };
      const typed = isPossible
        ? this.#toType(field.type, inner)
        : this.#leaveOut(field, "its name is not possible in a spec");
      return typed === null
        ? []
        : [
            toDraftField(
              { ...field, readOnly: false, writeOnly: false },
              { name, typed, level: 0, rules: this.#shared.rules },
            ),
          ];
    });
    if (drafted.length === 0) {
      return null;
    }
    const name = this.#shared.types.take(place.path);
    this.#types.push({
      name,
      kind: "interface",
      fields: drafted.map(withoutDefault),
      comment: place.field.description ?? "",
    });
    return { type: name, kind: "object" };
  }

  #isPossible({ name }: ForeignField): boolean {
    return !this.#shared.hasBackend || WIRE_NAME.test(name);
  }

  #leaveOut(field: ForeignField, why: string): null {
    this.#note("unknown", field, `left out: ${why}. Updates keep its value`);
    return null;
  }

  #note(kind: NoteKind, { name, at }: ForeignField, text: string): void {
    this.#shared.note({ kind, about: `${this.#names.name}.${name}`, text, at });
  }
}

/** Names of amounts, in snake_case and camelCase. */
const AMOUNT_NAME =
  /(^|_)(price|amount|cost|fee|salary|balance|subtotal)$|(Price|Amount|Cost|Fee|Salary|Balance|Subtotal)$/;

/** The format of the kind with a currency. */
const AMOUNT_FORMAT = allKinds
  .filter(({ hasCurrency }) => hasCurrency === true)
  .flatMap(({ claims }) => (claims === null || typeof claims === "function" ? [] : [claims.format]))
  .at(0);

const ID_TYPES = {
  id: { type: "string", kind: "relation" },
  ids: { type: "string[]", kind: "relation" },
} as const satisfies Record<string, TypedPart>;

interface TypePlace {
  readonly field: ForeignField;
  /** Name of a type that is made for it. */
  readonly path: string;
  /** Inside an object or list. */
  readonly isInside: boolean;
}
