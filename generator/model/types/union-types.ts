import type { DiagnosticText } from "../../diagnostics/diagnostic.ts";
import type { RawSchema, TypeDefinitions } from "../../read/type-definitions.ts";
import { INHERITED } from "../naming/names.ts";
import { referencedType } from "./self-contained.ts";

/** One of the possible objects of a union. */
export interface BranchModel {
  /** Value of the discriminator: `card`. */
  readonly value: string;
  /** `CardSettlement`. */
  readonly typeName: string;
  readonly description: string;
  /** Names of the other fields. */
  readonly parts: readonly string[];
}

/** A value that is one of several objects. */
export interface UnionModel {
  /** `Settlement`. */
  readonly typeName: string;
  /** The discriminator: `method`. */
  readonly by: string;
  readonly branches: readonly BranchModel[];
}

interface UnionBranch extends Omit<BranchModel, "parts"> {
  /** Its type without the discriminator. */
  readonly raw: RawSchema;
}

/** A union as its types define it. */
export interface UnionType extends Pick<UnionModel, "typeName" | "by"> {
  readonly branches: readonly UnionBranch[];
}

interface Member {
  readonly typeName: string | null;
  readonly raw: RawSchema;
}

type Schemas = TypeDefinitions["schemas"];

/**
 * Reads a field's type as a union of objects. Returns a mistake if it is an invalid one, null if it is another type.
 */
export function readUnion(raw: RawSchema, schemas: Schemas): UnionType | DiagnosticText | null {
  const typeName = referencedType(raw);
  const members = membersOf(raw, schemas);
  if (members === null) {
    return membersOf(raw.items ?? {}, schemas) === null ? null : LIST;
  }
  if (typeName === null) {
    return {
      message: "the union of interfaces needs a name, because its labels are found by that name",
      hint: "an exported type: `export type Settlement = CardSettlement | TransferSettlement`",
    };
  }
  const other = members.find(({ typeName: name, raw: member }) => name === null || member.properties === undefined);
  if (other !== undefined) {
    return {
      message: `the union "${typeName}" contains ${nameOf(other)}, which is not an exported interface`,
      hint: "only exported interfaces in the union, and `| null` in the field's type",
    };
  }
  return toUnion(typeName, members);
}

const LIST: DiagnosticText = {
  message: "lists of a union of interfaces are not supported",
  hint: "a single value, or a list of one interface with the fields of all, each optional (?)",
};

/** The members of a union that contains an interface. */
function membersOf(raw: RawSchema, schemas: Schemas): readonly Member[] | null {
  const { anyOf } = resolved(raw, schemas);
  const members = Array.isArray(anyOf)
    ? (anyOf as readonly RawSchema[]).map((member) => ({
        typeName: referencedType(member),
        raw: resolved(member, schemas),
      }))
    : [];
  return members.some((member) => member.raw.properties !== undefined) ? members : null;
}

/** Resolves a reference through aliases. */
function resolved(raw: RawSchema, schemas: Schemas): RawSchema {
  const type = referencedType(raw);
  return type === null ? raw : (schemas[type] ?? {});
}

function nameOf({ typeName, raw }: Member): string {
  return typeName === null
    ? raw.properties === undefined
      ? String(raw.type ?? "another union")
      : "an object"
    : `"${typeName}"`;
}

function toUnion(typeName: string, members: readonly Member[]): UnionType | DiagnosticText {
  const names = Object.keys(members[0]?.raw.properties ?? {});
  const told = names.filter((name) => members.every(({ raw }) => raw.properties?.[name]?.const !== undefined));
  const [by] = told;
  if (by === undefined) {
    return {
      message: `the branches of "${typeName}" have no property that distinguishes them`,
      hint: 'a property of one name with a text of its own in each: `method: "card"`',
    };
  }
  if (told.length > 1) {
    return {
      message: `the branches of "${typeName}" have several distinguishing properties: ${told.map((name) => `"${name}"`).join(", ")}`,
      hint: "exactly one property with a literal type in all branches",
    };
  }
  const fault = findFault(typeName, by, members);
  return fault ?? { typeName, by, branches: members.map((member) => toBranch(by, member)) };
}

function findFault(typeName: string, by: string, members: readonly Member[]): DiagnosticText | undefined {
  const values = members.map(({ raw }) => raw.properties?.[by]?.const);
  const unfit = values.find((value) => typeof value !== "string" || value === "" || value.trim() !== value);
  if (unfit !== undefined) {
    return {
      message: `"${by}" has the value ${JSON.stringify(unfit)} in a branch of "${typeName}"`,
      hint: "a text that is not empty and has no spaces around it",
    };
  }
  const inherited = [by, ...values].find((text) => INHERITED.includes(String(text)));
  if (inherited !== undefined) {
    return {
      message: `"${typeName}" uses "${String(inherited)}", a property of every JavaScript object`,
      hint: inherited === by ? "another name for that property" : `another text for that "${by}"`,
    };
  }
  const twin = values.find((value, index) => values.indexOf(value) !== index);
  if (twin !== undefined) {
    return {
      message: `two branches of "${typeName}" have ${JSON.stringify(twin)} as their "${by}"`,
      hint: "a different text in each branch",
    };
  }
  return members.every(({ raw }) => raw.required?.includes(by) === true)
    ? undefined
    : { message: `"${by}" is optional in "${typeName}"`, hint: `"${by}" without the ?` };
}

function toBranch(by: string, { typeName, raw }: Member): UnionBranch {
  const { [by]: own, ...properties } = raw.properties ?? {};
  const required = (raw.required ?? []).filter((name) => name !== by);
  return {
    value: String(own?.const),
    typeName: typeName ?? "",
    description: raw.description ?? "",
    raw: { ...raw, properties, required },
  };
}
