import type { Chance } from "./chance.ts";
import { orderCalls, randomCalls } from "./random-calls.ts";
import { type RandomComputed, randomComputed } from "./random-computed.ts";
import { currenciesOf, tonesOf } from "./random-displays.ts";
import { type EntityDraft, pascal, type RandomEntity } from "./random-draft.ts";
import { CELL_SHAPES, plainField, SHAPES, toField, type Wanted } from "./random-field.ts";
import { relationsOf } from "./random-relations.ts";
import { randomRules } from "./random-rules.ts";
import { randomForm, randomList, randomShow } from "./random-screens.ts";
import type { RandomField, TypeName } from "./random-shape.ts";

const FIELD_NAMES =
  "order,from,where,group,select,default,class,function,await,length,key,ref,children,status,type,version,user,value,index,table,limit,offset,date,text,count,state,code,label,title,fields,data,items,total,result,error,message,style,width,color,href,path,method,body,query,page,sort,search,size,zone,mark,share,grade,first,last,until,since,owner,parent,kind,level,unit,price,amount,rate,note,remark,place,dial,photo,sheet,begin,end,span,tags,days,scores,flags,words,extra,meta,origin,target,active,locked,open,visible".split(
    ",",
  );

const ICONS = ["CategoryOutlined", "PersonOutlined", "StyleOutlined", "DescriptionOutlined", "EventOutlined"];

const idField: RandomField = {
  ...plainField,
  name: "id",
  kind: "id",
  type: "string",
  tags: ["@readOnly"],
  isReadOnly: true,
};

export function randomEntity(chance: Chance, typeName: TypeName, draft: EntityDraft): RandomEntity {
  const isSmall = draft.kind !== "whole";
  const names = shuffled(chance, FIELD_NAMES);
  const take = () => names.pop() ?? "spare";
  const shapes = isSmall ? CELL_SHAPES : SHAPES;
  const own = Array.from({ length: chance.between(1, isSmall ? 4 : 14) }, () => {
    const wanted: Wanted = { name: take(), make: chance.one(shapes) };
    return toField(chance, typeName, wanted);
  });
  const kept: readonly RandomField[] = [
    ...(["whole", "part"].includes(draft.kind) ? [idField] : []),
    { ...plainField, name: "name", kind: "text", type: "string", tags: ["@minLength 1", "@maxLength 200"] },
    ...own,
    ...relationsOf(chance, { take, typeName }, draft),
    ...(draft.parts === null
      ? []
      : [{ ...plainField, name: take(), kind: "embedded", type: `${draft.parts.type}[]`, embeds: draft.parts.name }]),
    ...(isSmall ? [] : backendsOwn(chance, take)),
  ];
  const computed = draft.kind === "asked" || draft.kind === "order" ? [] : randomComputed(chance, take, kept);
  const fields = [...kept, ...computed.map(({ field }) => field)];
  const spec = { ...specOf(chance, draft, fields), ...computedOf(computed) };
  return { name: draft.name, type: pascal(draft.name), fields, spec };
}

function computedOf(computed: readonly RandomComputed[]) {
  const entries = computed.map(({ field, of }) => [field.name, of] as const);
  return entries.length === 0 ? {} : { computed: Object.fromEntries(entries) };
}

/** Fields that only the backend writes, and fields that only forms have. */
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

function specOf(chance: Chance, draft: EntityDraft, fields: readonly RandomField[]) {
  const { name, parts, others } = draft;
  const relations = fields.flatMap(({ name: field, to, kind, options }) => {
    const tree = to === name && kind === "text" && chance.holds(60) ? { tree: true } : {};
    return to === null ? [] : [[field, { to, ...options, ...tree }] as const];
  });
  const embeds = fields.flatMap(({ name: field, embeds: of }) => (of === null ? [] : [[field, of] as const]));
  const base = {
    titleField: "name",
    ...titleFields(chance, fields),
    icon: chance.one(ICONS),
    ...(relations.length === 0 ? {} : { relations: Object.fromEntries(relations) }),
    ...(embeds.length === 0 ? {} : { embeds: Object.fromEntries(embeds) }),
    ...unitsOf(chance, fields),
    ...currenciesOf(chance, draft, fields),
    ...tonesOf(chance, fields),
    form: randomForm(chance, fields),
  };
  if (draft.kind === "order") {
    return { ...base, ...orderCalls(chance, name, others) };
  }
  return draft.kind !== "whole"
    ? base
    : {
        ...base,
        ...randomCalls(chance, draft, fields),
        ...uniqueOf(chance, fields),
        ...archiveOf(chance, fields),
        ...unstoredOr(chance, randomRules(chance, draft, fields)),
        ...randomList(chance, name, fields),
        ...randomShow(chance, fields, parts !== null),
      };
}

/** Another system owns its records and enforces its rules. */
function unstoredOr(chance: Chance, rules: object): object {
  return chance.holds(8) ? { stored: false } : rules;
}

function titleFields(chance: Chance, fields: readonly RandomField[]) {
  const others = fields
    .filter(
      ({ kind, name, to, isReadOnly }) =>
        ["text", "email", "tel"].includes(kind) && name !== "name" && to === null && !isReadOnly,
    )
    .map(({ name }) => name)
    .slice(0, chance.between(1, 3));
  return others.length > 0 && chance.holds(30) ? { titleFields: ["name", ...others] } : {};
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

function uniqueOf(chance: Chance, fields: readonly RandomField[]) {
  const kinds = ["text", "email", "uri", "tel", "date", "datetime", "time", "duration", ...MEASURES];
  const single = fields.filter(({ kind, to, isReadOnly }) => kinds.includes(kind) && to === null && !isReadOnly);
  const together = fields.filter(
    ({ kind, options, isReadOnly }) =>
      [...kinds, "enum", "boolean"].includes(kind) && options?.["within"] === undefined && !isReadOnly,
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
