import { type BaseType, BooleanType, LiteralType, NullType, NumberType, StringType } from "ts-json-schema-generator";
import ts from "typescript";

/** The type of a text, number, boolean, literal or null; null for others. */
export function primitiveOf(type: ts.Type): BaseType | null {
  const { flags } = type;
  if ((flags & ts.TypeFlags.String) !== 0) {
    return new StringType();
  }
  if ((flags & ts.TypeFlags.Number) !== 0) {
    return new NumberType();
  }
  if ((flags & ts.TypeFlags.BooleanLike) !== 0) {
    return new BooleanType();
  }
  if ((flags & ts.TypeFlags.Null) !== 0) {
    return new NullType();
  }
  return type.isStringLiteral() || type.isNumberLiteral() ? new LiteralType(type.value) : null;
}

/** Whether a type is an enum of TypeScript, or a value of one. */
export function isEnum({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.EnumLike) !== 0;
}

/** `boolean` is a union of true and false. */
export function withoutTwins(types: readonly ts.Type[]): readonly ts.Type[] {
  const first = types.findIndex(({ flags }) => (flags & ts.TypeFlags.BooleanLike) !== 0);
  return types.filter(({ flags }, index) => (flags & ts.TypeFlags.BooleanLike) === 0 || index === first);
}
