import type { Chance } from "./chance.ts";
import { randomCalls } from "./random-calls.ts";
import { type RandomComputed, randomComputed } from "./random-computed.ts";
import { CELL_SHAPES, SHAPES, toField, type Wanted } from "./random-field.ts";
import { randomRules } from "./random-rules.ts";
import { randomForm, randomList, randomShow } from "./random-screens.ts";
import type { RandomField, TypeName } from "./random-shape.ts";

/** An entity of a random product. */
export interface RandomEntity {
  readonly name: string;
  readonly type: string;
  readonly fields: readonly RandomField[];
  /** Its spec value, as plain data. */
  readonly spec: Readonly<Record<string, unknown>>;
}

/** What an entity is made with. */
export interface EntityDraft {
  readonly name: string;
  /** Those that can be referred to. */
  readonly others: readonly RandomEntity[];
  /** The entity whose records live inside this one's. */
  readonly parts: RandomEntity | null;
  /** Whether its own records live inside another's. */
  readonly isPart: boolean;
}

const FIELD_NAMES =
  "order,from,where,group,select,default,class,function,await,length,key,ref,children,status,type,version,revision,user,value,index,table,limit,offset,date,text,count,state,code,label,title,fields,data,items,total,result,error,message,style,width,color,href,path,method,body,query,page,sort,search,size,zone,mark,share,grade,first,last,until,since,owner,parent,kind,level,unit,price,amount,rate,note,remark,place,dial,photo,sheet,begin,end,span,tags,days,scores,flags,words,extra,meta,origin,target,active,locked,open,visible".split(
    ",",
  );

const ICONS = ["CategoryOutlined", "PersonOutlined", "StyleOutlined", "DescriptionOutlined", "EventOutlined"];

export function pascal(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

const plainField = {
  isOptional: false,
  isNullable: false,
  isReadOnly: false,
  isWriteOnly: false,
  tags: [],
  values: [],
  types: [],
  to: null,
  embeds: null,
  hasDefault: false,
} as const;

export function randomEntity(chance: Chance, typeName: TypeName, draft: EntityDraft): RandomEntity {
  const names = shuffled(chance, FIELD_NAMES);
  const take = () => names.pop() ?? "spare";
  const shapes = draft.isPart ? CELL_SHAPES : SHAPES;
  const own = Array.from({ length: chance.between(1, draft.isPart ? 4 : 14) }, () => {
    const wanted: Wanted = { name: take(), make: chance.one(shapes) };
    return toField(chance, typeName, wanted);
  });
  const kept: readonly RandomField[] = [
    { ...plainField, name: "id", kind: "id", type: "string", tags: ["@readOnly"], isReadOnly: true },
    { ...plainField, name: "name", kind: "text", type: "string", tags: ["@minLength 1", "@maxLength 200"] },
    ...own,
    ...relationsOf(chance, take, draft),
    ...(draft.parts === null
      ? []
      : [{ ...plainField, name: take(), kind: "embedded", type: `${draft.parts.type}[]`, embeds: draft.parts.name }]),
    ...(draft.isPart ? [] : backendsOwn(chance, take)),
  ];
  const computed = randomComputed(chance, take, kept);
  const fields = [...kept, ...computed.map(({ field }) => field)];
  const spec = { ...specOf(chance, draft, fields), ...computedOf(computed) };
  return { name: draft.name, type: pascal(draft.name), fields, spec };
}

function computedOf(computed: readonly RandomComputed[]) {
  const entries = computed.map(({ field, of }) => [field.name, of] as const);
  return entries.length === 0 ? {} : { computed: Object.fromEntries(entries) };
}

/** Ids of other records: one that is there already, or one of the entity itself. */
function relationsOf(
  chance: Chance,
  take: () => string,
  { name, others, isPart }: EntityDraft,
): readonly RandomField[] {
  const targets = others.filter(({ spec }) => (spec["operations"] as readonly string[] | undefined)?.includes("list"));
  const made = targets.length === 0 ? [] : Array.from({ length: chance.between(0, isPart ? 1 : 2) });
  const relations = made.map((): RandomField => {
    const isMany = !isPart && chance.holds(40);
    const to = chance.one(targets).name;
    const base = { ...plainField, name: `${take()}${isMany ? "Ids" : "Id"}`, to };
    return isMany
      ? { ...base, kind: "texts", type: "string[]", tags: chance.holds(50) ? ["@uniqueItems true"] : [] }
      : { ...base, kind: "text", type: "string", isOptional: chance.holds(60) };
  });
  const own: readonly RandomField[] =
    isPart || !chance.holds(25)
      ? []
      : [{ ...plainField, name: "aboveId", kind: "text", type: "string", isOptional: true, to: name }];
  return [...relations, ...own];
}

/** What only the backend writes, or only a form. */
function backendsOwn(chance: Chance, take: () => string): readonly RandomField[] {
  const moment = {
    ...plainField,
    kind: "datetime",
    type: "string",
    tags: ["@format date-time", "@readOnly"],
    isReadOnly: true,
  };
  return [
    ...(chance.holds(40) ? [{ ...moment, name: "createdAt" }] : []),
    ...(chance.holds(30) ? [{ ...moment, name: "updatedAt" }] : []),
    ...(chance.holds(30)
      ? [
          {
            ...plainField,
            name: take(),
            kind: "integer",
            type: "number",
            tags: ["@asType integer", "@readOnly"],
            isReadOnly: true,
          },
        ]
      : []),
    ...(chance.holds(20)
      ? [
          {
            ...plainField,
            name: "password",
            kind: "password",
            type: "string",
            tags: ["@writeOnly", "@format password", "@minLength 8"],
            isWriteOnly: true,
            isOptional: chance.holds(50),
          },
        ]
      : []),
  ];
}

function specOf(chance: Chance, { name, parts, isPart }: EntityDraft, fields: readonly RandomField[]) {
  const relations = fields.flatMap(({ name: field, to, kind }) => {
    const tree = to === name && kind === "text" && chance.holds(60) ? { tree: true } : {};
    return to === null ? [] : [[field, { to, ...tree }] as const];
  });
  const embeds = fields.flatMap(({ name: field, embeds: of }) => (of === null ? [] : [[field, of] as const]));
  const base = {
    titleField: "name",
    ...titleFields(chance, fields),
    icon: chance.one(ICONS),
    ...(relations.length === 0 ? {} : { relations: Object.fromEntries(relations) }),
    ...(embeds.length === 0 ? {} : { embeds: Object.fromEntries(embeds) }),
    ...unitsOf(chance, fields),
    ...currenciesOf(chance, fields),
    form: randomForm(chance, fields),
  };
  return isPart
    ? base
    : {
        ...base,
        ...randomCalls(chance, name, fields),
        ...uniqueOf(chance, fields),
        ...archiveOf(chance, fields),
        ...randomRules(chance, fields),
        ...randomList(chance, name, fields),
        ...randomShow(chance, fields, parts !== null),
      };
}

function titleFields(chance: Chance, fields: readonly RandomField[]) {
  const other = fields.find(
    ({ kind, name, to, isReadOnly }) =>
      ["text", "email", "tel"].includes(kind) && name !== "name" && to === null && !isReadOnly,
  );
  return other !== undefined && chance.holds(30) ? { titleFields: ["name", other.name] } : {};
}

const MEASURES = ["integer", "number", "money", "percent"];

function unitsOf(chance: Chance, fields: readonly RandomField[]) {
  const measure = fields.find(({ kind }) => kind === "integer" || kind === "number");
  const by = fields.find(({ kind, isNullable }) => kind === "enum" && !isNullable);
  if (measure === undefined || !chance.holds(50)) {
    return {};
  }
  if (by === undefined || chance.holds(50)) {
    return { units: { [measure.name]: "pieces" } };
  }
  const [first = "", second] = by.values;
  const of = {
    [first]: { unit: "pieces" },
    ...(second === undefined ? {} : { [second]: { as: chance.one(["money", "number"]) } }),
  };
  return { units: { [measure.name]: { by: by.name, of } } };
}

function currenciesOf(chance: Chance, fields: readonly RandomField[]) {
  const amount = fields.find(({ kind }) => kind === "money");
  return amount === undefined || !chance.holds(50)
    ? {}
    : { currencies: { [amount.name]: chance.one(["EUR", "JPY", "CHF"]) } };
}

function uniqueOf(chance: Chance, fields: readonly RandomField[]) {
  const kinds = ["text", "email", "uri", "tel", "date", "datetime", "time", "duration", ...MEASURES];
  const single = fields.filter(({ kind, to, isReadOnly }) => kinds.includes(kind) && to === null && !isReadOnly);
  const together = fields.filter(
    ({ kind, to, isReadOnly }) => [...kinds, "enum", "boolean"].includes(kind) && to === null && !isReadOnly,
  );
  const pair = shuffled(chance, together)
    .slice(0, 2)
    .map(({ name }) => name);
  const unique = [
    ...(chance.holds(30) ? [chance.one(single).name] : []),
    ...(pair.length === 2 && chance.holds(30) ? [pair] : []),
  ];
  return unique.length === 0 ? {} : { unique };
}

function archiveOf(chance: Chance, fields: readonly RandomField[]) {
  const field = fields.find(({ kind }) => kind === "enum");
  return field === undefined || !chance.holds(50)
    ? {}
    : { archive: { field: field.name, value: chance.one(field.values) } };
}

function shuffled<Item>(chance: Chance, items: readonly Item[]): Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(chance.between(0, rest.length - 1), 1)[0] as Item);
}
