import {
  type AnnotatedType,
  AnnotatedTypeFormatter,
  type Definition,
  type MutableTypeFormatter,
  type TypeFormatter,
} from "ts-json-schema-generator";

/** Keeps null beside `@asType integer`, which replaces the whole type of `number | null` otherwise. */
export function keepNulls(chain: MutableTypeFormatter, formatter: TypeFormatter): void {
  chain.addTypeFormatter(new NullIntegerFormatter(formatter));
}

class NullIntegerFormatter extends AnnotatedTypeFormatter {
  override getDefinition(type: AnnotatedType): Definition {
    const definition = super.getDefinition(type);
    const { type: stated } = this.childTypeFormatter.getDefinition(type.getType());
    const isNullable = Array.isArray(stated) && stated.includes("null");
    return definition.type === "integer" && isNullable ? { ...definition, type: ["integer", "null"] } : definition;
  }
}
