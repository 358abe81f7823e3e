import { type Chance, sampleOnce } from "./chance.ts";
import { operationsOf, pascal, type RandomEntity } from "./random-draft.ts";
import { randomEntity } from "./random-entity.ts";
import { declare } from "./random-field.ts";

/** A random product: the files of its schema, by path from its root. */
export interface RandomProduct {
  readonly entities: readonly RandomEntity[];
  readonly files: ReadonlyMap<string, string>;
}

const WORDS =
  "order,user,group,table,select,column,index,view,grant,trigger,cursor,window,page,screen,sheet,form,menu,event,element,node,document,option,label,section,query,filter,action,rule,test,type,value,field,entity,status,session,audit,crew,team,task,note,tag".split(
    ",",
  );

/** The requested number of entities, and the embedded ones. */
export function randomProduct(count: number, seed: number): RandomProduct {
  return sampleOnce(seed, (chance) => makeProduct(chance, count));
}

function makeProduct(chance: Chance, count: number): RandomProduct {
  let types = 0;
  const typeName = () => {
    types += 1;
    return `Kind${letters(types)}`;
  };
  const entities: RandomEntity[] = [];
  for (let index = 0; entities.length < count; index += 1) {
    const name = nameOf(index);
    const others = entities.filter(({ spec }) => operationsOf(spec).includes("list"));
    const small = (kind: "part" | "asked" | "order", suffix: string) =>
      randomEntity(chance, typeName, { name: `${name}${suffix}`, others, parts: null, kind });
    const parts = chance.holds(20) ? small("part", "Part") : null;
    const asked = chance.holds(30) ? small("asked", "Inputs") : null;
    const order = chance.holds(12) ? small("order", "Order") : null;
    const inputs = asked === null ? {} : { inputs: asked.name };
    const whole = randomEntity(chance, typeName, { name, others, parts, kind: "whole", ...inputs });
    entities.push(...[parts, asked, order].filter((entity) => entity !== null), whole);
  }
  const menu = entities.filter(({ spec }) => operationsOf(spec).includes("list"));
  return {
    entities,
    files: new Map([
      ...entities.map((entity) => {
        const parts = entities.filter(({ name }) =>
          entity.fields.some(({ embeds, holds }) => embeds === name || holds === name),
        );
        return [`schema/entities/${kebab(entity.name)}.ts`, entityText(entity, parts)] as const;
      }),
      ["schema/menu.ts", menuText(menu)] as const,
    ]),
  };
}

/** Names that are reserved in databases, pages or the framework, first single and then in pairs. */
function nameOf(index: number): string {
  const word = WORDS[index % WORDS.length] ?? "";
  const before = WORDS[(index * 7 + Math.floor(index / WORDS.length)) % WORDS.length] ?? "";
  return index < WORDS.length ? word : `${before}${pascal(word)}${letters(Math.floor(index / WORDS.length))}`;
}

function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? pascal(letter) : letters(Math.floor(index / 26)) + letter;
}

function menuText(entities: readonly RandomEntity[]): string {
  const entries = entities.map(
    ({ name }) => `  { name: "${name}List", icon: "CategoryOutlined", entity: "${name}" },\n`,
  );
  return `import type { MenuEntry } from "entity-console/spec";

/** All menu entries in order. */
export const menu = [
  { name: "home", icon: "HomeOutlined", path: "/" },
${entries.join("")}] as const satisfies readonly MenuEntry[];
`;
}

/** The entity's file. */
function entityText({ type, name, fields, spec }: RandomEntity, imports: readonly RandomEntity[]): string {
  const others = imports.map((other) => `import type { ${other.type} } from "./${kebab(other.name)}.ts";\n`);
  const types = fields.flatMap((field) => field.types).map((declaration) => `${declaration}\n\n`);
  return `import type { EntitySpec } from "entity-console/spec";
${others.join("")}
${types.join("")}/** Made by chance. */
export interface ${type} {
${fields.map(declare).join("")}}

export const ${name} = ${JSON.stringify(spec, null, 2)} as const satisfies EntitySpec<${type}>;
`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
