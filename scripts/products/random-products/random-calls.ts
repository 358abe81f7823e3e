import type { Chance } from "./chance.ts";
import { type EntityDraft, operationsOf, type RandomEntity } from "./random-draft.ts";
import type { RandomField } from "./random-shape.ts";

/** Its operations and screens, further calls, and custom paths. */
export function randomCalls(chance: Chance, { name, inputs }: EntityDraft, fields: readonly RandomField[]) {
  const operations = ["list", "get", "create", "update", ...(chance.holds(75) ? ["delete"] : [])];
  const root = chance.holds(40) ? `/own/${name.toLowerCase()}` : null;
  const calls = root === null ? {} : furtherCalls(chance, { root, inputs }, fields);
  const called = [...Object.keys(calls.queries ?? {}), ...Object.keys(calls.actions ?? {}), ...operations];
  const roles = chance.some(called, 10).map((call) => [call, chance.one(["administrator", "reader"])] as const);
  return {
    operations,
    screens: ["list", "show", "create", "edit"],
    ...(root === null ? {} : { path: root }),
    ...calls,
    ...(root !== null && chance.holds(30)
      ? { endpoints: { list: `${root}/all` }, routes: { create: `${root}/begin` } }
      : {}),
    ...(root !== null && chance.holds(30) ? { plural: `${name}Folk` } : {}),
    ...(roles.length === 0 ? {} : { roles: Object.fromEntries(roles) }),
  };
}

interface FurtherCalls {
  readonly queries?: Readonly<Record<string, object>>;
  readonly actions?: Readonly<Record<string, object>>;
}

/** A query that returns some of its records, and actions on one record and on all; the latter have no response. */
function furtherCalls(
  chance: Chance,
  { root, inputs }: { readonly root: string; readonly inputs: string | undefined },
  fields: readonly RandomField[],
): FurtherCalls {
  const asked = () => (inputs !== undefined && chance.holds(70) ? { inputs } : {});
  const by = fields.find(({ kind, isNullable }) => kind === "enum" && !isNullable);
  const where = by === undefined ? {} : { [by.name]: chance.holds(50) ? by.values[0] : by.values.slice(0, 2) };
  const flag = fields.find(({ kind, isNullable, isReadOnly }) => kind === "boolean" && !isNullable && !isReadOnly);
  const when = { ...where, ...(flag === undefined || chance.holds(50) ? {} : { [flag.name]: chance.holds(50) }) };
  const turn = { ...turnOf(chance, root, Object.keys(when).length === 0 ? null : when), ...asked() };
  const sweep = { method: "POST", path: `${root}/sweep`, on: "collection", confirm: true, ...asked() };
  return {
    ...(chance.holds(60) ? { queries: { some: { path: `${root}/some`, result: "many", where } } } : {}),
    ...(chance.holds(60) ? { actions: { turn, ...(chance.holds(50) ? { sweep } : {}) } } : {}),
  };
}

/** An action on one record, with random options. */
function turnOf(chance: Chance, root: string, when: object | null) {
  const method = chance.one(["POST", "PUT"]);
  const options = { bulk: true, confirm: true, icon: "StyleOutlined", ...(when === null ? {} : { when }) };
  const chosen = chance.some(Object.entries(options), 50);
  const issues = chance.holds(20) ? { issues: "token" } : {};
  return { method, path: `${root}/{id}/turn`, on: "record", ...Object.fromEntries(chosen), ...issues };
}

/** A create that generates records of another entity. */
export function orderCalls(chance: Chance, name: string, others: readonly RandomEntity[]) {
  const made = others.filter(({ spec }) => operationsOf(spec).includes("list"));
  return {
    operations: ["create"],
    screens: ["create"],
    ...(made.length === 0 ? {} : { creates: chance.one(made).name }),
    ...(chance.holds(50) ? { endpoints: { create: `/made/${name.toLowerCase()}` } } : {}),
  };
}
