import type { DiagnosticText } from "../diagnostics/diagnostic.ts";
import type { RawSchema, TypeDefinitions } from "../read/type-definitions.ts";
import { INHERITED } from "./names.ts";
import { referencedType } from "./self-contained.ts";

/** One of the objects that a value may be. */
export interface BranchModel {
  /** What its discriminator says: `card`. */
  readonly value: string;
  /** `CardSettlement`. */
  readonly typeName: string;
  readonly description: string;
  /** Names of its other parts. */
  readonly parts: readonly string[];
}

/** A value that is one of several objects. */
export interface UnionModel {
  /** `Settlement`. */
  readonly typeName: string;
  /** The part that tells which one it is: `method`. */
  readonly by: string;
  readonly branches: readonly BranchModel[];
}

interface UnionBranch extends Omit<BranchModel, "parts"> {
  /** Its type, without the part that tells it from the others. */
  readonly raw: RawSchema;
}

/** A union as its types say it. */
export interface UnionType extends Pick<UnionModel, "typeName" | "by"> {
  readonly branches: readonly UnionBranch[];
}

interface Member {
  readonly typeName: string | null;
  readonly raw: RawSchema;
}

type Schemas = TypeDefinitions["schemas"];

/** The union of objects that a field's type is, or why it can be none; null where it is something else. */
export function readUnion(raw: RawSchema, schemas: Schemas): UnionType | DiagnosticText | null {
  const typeName = referencedType(raw);
  const members = membersOf(raw, schemas);
  if (members === null) {
    return membersOf(raw.items ?? {}, schemas) === null ? null : LIST;
  }
  if (typeName === null) {
    return {
      message: "a union of interfaces without a name, so that its branches have no message keys",
      hint: "an exported type for it: `export type Settlement = CardSettlement | TransferSettlement`",
    };
  }
  const other = members.find(({ typeName: name, raw: member }) => name === null || member.properties === undefined);
  if (other !== undefined) {
    return {
      message: `"${typeName}", a union with ${nameOf(other)}, which is no exported interface`,
      hint: "exported interfaces only between its bars; null, where it may be, behind the field's type",
    };
  }
  return toUnion(typeName, members);
}

const LIST: DiagnosticText = {
  message: "a list of a union of interfaces",
  hint: "one of them a field, or a list of one interface that has the parts of all, with ? behind their names",
};

/** The members of a union that has an interface among them. */
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

/** What a name refers to, through the names that are only other names of it. */
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
      message: `"${typeName}", whose branches no property tells apart`,
      hint: 'a property of one name with a text of its own in each: `method: "card"`',
    };
  }
  if (told.length > 1) {
    return {
      message: `"${typeName}", whose branches ${told.map((name) => `"${name}"`).join(" and ")} tell apart`,
      hint: "one property with a literal as its type in all of them",
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
      message: `"${typeName}", a branch of which "${by}" tells by ${JSON.stringify(unfit)}`,
      hint: "a text there, without spaces around it",
    };
  }
  const inherited = [by, ...values].find((text) => INHERITED.includes(String(text)));
  if (inherited !== undefined) {
    return {
      message: `"${typeName}", told apart by "${String(inherited)}", which every object of JavaScript has already`,
      hint: inherited === by ? "another name for that property" : `another text for that "${by}"`,
    };
  }
  const twin = values.find((value, index) => values.indexOf(value) !== index);
  if (twin !== undefined) {
    return {
      message: `"${typeName}", two branches of which have ${JSON.stringify(twin)} as their "${by}"`,
      hint: "another text in each",
    };
  }
  return members.every(({ raw }) => raw.required?.includes(by) === true)
    ? undefined
    : { message: `"${typeName}", in which "${by}" may be left out`, hint: "it without the ?" };
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
