import type { EnumDescriptor, FieldDescriptor, RelationDescriptor } from "../../src/contract/screens.ts";
import type { CurrencyBy, UnitByDescriptor } from "../../src/contract/unit-by.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { identityFieldsOf } from "../model/storage/identity-fields.ts";
import {
  type ConsoleModel,
  type EntityModel,
  entityNamed,
  type FieldModel,
  fieldNamed,
  type RelationModel,
} from "../model/types/console-model.ts";
import { isCurrencyDisplay, kindNamed } from "../model/types/kind-of.ts";
import { key } from "../model/types/message-keys.ts";
import type { Tone, Tones } from "../vocabulary/words.ts";

/** A field as lists and show pages need it. */
export function toFieldDescriptor(model: ConsoleModel, entity: EntityModel, field: FieldModel): FieldDescriptor {
  const items = partsOf(model, entity, field);
  return {
    name: field.name,
    labelKey: key.field(entity.names.name, field.path),
    display: displayOf(field),
    ...ownKindOf(field),
    ...sheetDisplayOf(field),
    ...valuesOf(model, entity, field),
    ...(items === null ? {} : { items }),
    ...(field.unit === null ? {} : { unitKey: key.unit(field.unit) }),
    ...currencyOf(model, entity, field),
    ...unitByOf(model, field),
    ...languageOf(field),
    ...(identityFieldsOf(entity).includes(field.path) ? { isIdentity: true } : {}),
    ...(Object.keys(field.displayOptions).length === 0 ? {} : { options: field.displayOptions }),
  };
}

function sheetDisplayOf(field: FieldModel): Pick<FieldDescriptor, "sheetDisplay"> {
  const { sheetDisplay = displayOf(field) } = kindNamed(field.kind);
  return sheetDisplay === displayOf(field) ? {} : { sheetDisplay };
}

/** Possible values of a field: an enumeration, or records of another entity. */
export function valuesOf(
  model: ConsoleModel,
  entity: EntityModel,
  field: FieldModel,
): Pick<FieldDescriptor, "enumeration" | "relation"> {
  const enumeration = toEnumDescriptor(model, entity, field);
  const relation = toRelation(model, entity, field);
  return { ...(enumeration === null ? {} : { enumeration }), ...(relation === null ? {} : { relation }) };
}

function partsOf(model: ConsoleModel, entity: EntityModel, field: FieldModel): readonly FieldDescriptor[] | null {
  if (field.kind === "value" || field.kind === "values") {
    return field.parts.map((part) => toFieldDescriptor(model, entity, part));
  }
  return field.embeds === null ? null : itemsOf(model, entityNamed(model, field.embeds));
}

/** Fields that are shown of an embedded record: those of its form, and its computed fields. */
function itemsOf(model: ConsoleModel, embedded: EntityModel): readonly FieldDescriptor[] {
  const computed = embedded.fields.flatMap((field) => (field.computed === null ? [] : [field.name]));
  return [...embedded.form.sections.flatMap(({ fields }) => fields), ...computed].map((name) =>
    toFieldDescriptor(model, embedded, fieldNamed(embedded, name)),
  );
}

/** The currency of an amount: a field with the code, and the fallback. */
export function currencyOf(
  model: ConsoleModel,
  entity: EntityModel,
  { kind, display, currency }: FieldModel,
): Pick<FieldDescriptor, "currency" | "currencyBy"> {
  const { product } = model;
  if (kindNamed(kind).hasCurrency !== true && !isCurrencyDisplay(display)) {
    return {};
  }
  if (currency === null) {
    return { currency: product.currency };
  }
  if (typeof currency === "string") {
    return { currency, currencyBy: null };
  }
  const by =
    "field" in currency
      ? currencyField(model, entity, currency.field)
      : { field: currency.ofOwner, isOwners: true as const };
  return { currency: product.currency, currencyBy: by };
}

/** The field at the end of a path, with the relation on the way. */
function currencyField(model: ConsoleModel, entity: EntityModel, path: string): CurrencyBy {
  const [own = "", other] = path.split(".");
  const source = other === undefined ? null : fieldNamed(entity, own);
  if (other === undefined || source === null || source.relation === null) {
    return { field: own };
  }
  const { relation } = source;
  return { field: other, through: { field: own, entity: relation.to, within: toWithin(model, entity, relation) } };
}

/** Unit that depends on another field. */
export function unitByOf({ product }: ConsoleModel, { unitBy }: FieldModel): { readonly unitBy?: UnitByDescriptor } {
  if (unitBy === null) {
    return {};
  }
  const of = Object.entries(unitBy.of).map(([value, kind]) => {
    if ("unit" in kind) {
      return [value, { display: "quantity" as const, unitKey: key.unit(kind.unit) }] as const;
    }
    return [
      value,
      { display: kind.as, unitKey: null, ...(isCurrencyDisplay(kind.as) ? { currency: product.currency } : {}) },
    ] as const;
  });
  return { unitBy: { field: unitBy.by, of: Object.fromEntries(of) } };
}

/** Language of a part of a translated text. */
export function languageOf({ language }: FieldModel): Pick<FieldDescriptor, "language"> {
  return language === null ? {} : { language };
}

/** Descriptor of an enumeration: label keys (in the gender of the entity if needed) and tones. */
function toEnumDescriptor(
  { product, gendered }: ConsoleModel,
  { names }: EntityModel,
  { enumeration }: FieldModel,
): EnumDescriptor | null {
  if (enumeration === null) {
    return null;
  }
  const { name, values } = enumeration;
  const tones = Object.hasOwn(product.tones, name) ? product.tones[name] : undefined;
  return {
    name,
    values: values.map((value) => {
      const own = key.genderedValue(names.name, name, value);
      return {
        value,
        labelKey: gendered.has(own) ? own : key.enumValue(name, value),
        ...(tones === undefined ? {} : { tone: toneOf(tones, value) }),
      };
    }),
  };
}

function toneOf(tones: Tones[string], value: string): Tone {
  return (Object.hasOwn(tones, value) ? tones[value] : undefined) ?? "neutral";
}

/** Descriptor of a relation: the data needed for the title and link of the related record. */
function toRelation(model: ConsoleModel, entity: EntityModel, field: FieldModel): RelationDescriptor | null {
  // An expanded record is shown like the relation that it belongs to.
  const source = field.expands === null ? field : fieldNamed(entity, field.expands);
  const { relation } = source;
  if (relation === null) {
    return null;
  }
  const target = entityNamed(model, relation.to);
  return {
    entity: relation.to,
    many: relation.many,
    labelField: target.titleField,
    ...(target.titleFields.length > 1 ? { labelFields: target.titleFields } : {}),
    showPath: target.routes.show ?? null,
    expandedAs: relation.expandedAs,
    within: toWithin(model, entity, relation),
    ...(relation.choices === null ? {} : { choices: relation.choices }),
  };
}

/** Location of the options: the embedded array of the record that the sibling field references. */
function toWithin(model: ConsoleModel, entity: EntityModel, relation: RelationModel): RelationDescriptor["within"] {
  if (relation.within === null) {
    return null;
  }
  const { to = "", expandedAs = null } = fieldNamed(entity, relation.within).relation ?? {};
  const outer = entityNamed(model, to);
  const items = outer.fields.find(({ embeds }) => embeds === relation.to);
  return {
    field: relation.within,
    ...(expandedAs === null ? {} : { expandedAs }),
    entity: outer.names.name,
    items: items?.name ?? "",
  };
}

/** The product's own kind, unless the spec, the relation or the unit decides the display, as in `controlOf`. */
function ownKindOf({ ownKind, ...field }: FieldModel): Pick<FieldDescriptor, "kind"> {
  const decided = [field.display, field.relation, field.expands, field.unitBy];
  return ownKind === undefined || decided.some((each) => each !== null) ? {} : { kind: ownKind };
}

/** Name of a field's display. */
export function displayOf({ display, relation, expands, kind, isTranslated }: FieldModel): string {
  const own = isTranslated ? kinds.translated.display : kindNamed(kind).display;
  return display ?? (relation === null && expands === null ? own : kinds.relation.display);
}
