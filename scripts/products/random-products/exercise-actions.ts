import type { RouteBuilder } from "../../../src/backend/entities/route-context.ts";
import { writeHandler } from "../../../src/backend/entities/route-context.ts";
import type { BackendProduct } from "../../../src/backend/product.ts";
import type { BackendRoute } from "../../../src/contract/backend.ts";
import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import { isSameValue } from "./compare-records.ts";
import { type Body, bodies, type Exercise, RECORDS, rememberParts, routeOf } from "./exercise.ts";

/** Replaces the product's code for a call: returns the data that it receives. */
const answerSent: RouteBuilder = (context) => ({
  handler: writeHandler(context, ({ body }) => async () => ({
    answer: { statusCode: 200, etag: null, body: { sent: body ?? null, token: "issued" } },
  })),
});

/** The product with an implementation of each call that the reference backend lacks. */
export function withImplementations(product: BackendProduct): BackendProduct {
  const { routes, storage } = product.model;
  const unanswered = routes.filter(
    ({ kind, entity }) => kind === "action" || (kind === "create" && storage[entity] === undefined),
  );
  const answers = unanswered.map(({ entity, name }) => [`${entity}.${name}`, answerSent] as const);
  return { ...product, customRoutes: { ...Object.fromEntries(answers), ...product.customRoutes } };
}

/** Calls every action of an entity on each record, including records that do not meet its condition. */
export async function exerciseActions(exercise: Exercise, entity: string, records: readonly Body[]): Promise<void> {
  for (const route of exercise.product.model.routes.filter(
    (each) => each.entity === entity && each.kind === "action",
  )) {
    const called = route.path.includes(":id") ? records.map((record) => ({ record, path: pathOf(route, record) })) : [];
    for (const { record, path } of called) {
      await exerciseCall(exercise, { route, path, isAllowed: isMet(route, record) });
    }
    if (!route.path.includes(":id")) {
      await exerciseCall(exercise, { route, path: route.path, isAllowed: true });
    }
  }
}

/** A create without stored records accepts what its schema allows, and rejects the rest. */
export async function exerciseUnstored(exercise: Exercise, route: BackendRoute): Promise<void> {
  await exerciseCall(exercise, { route: { ...route, inputs: route.entity }, path: route.path, isAllowed: true });
}

interface Call {
  readonly route: BackendRoute;
  readonly path: string;
  /** Whether the action can run on the record. */
  readonly isAllowed: boolean;
}

async function exerciseCall(exercise: Exercise, { route, path, isAllowed }: Call): Promise<void> {
  const { backend, token, faults } = exercise;
  const name = `${route.entity}.${route.name}`;
  const send = async (body: Body | undefined) =>
    backend.as(token, { method: route.method, url: `/api${path}`, ...(body === undefined ? {} : { body }) });
  const [sent] = route.inputs === undefined ? [undefined] : bodies(exercise, route.inputs, 0);
  const answer = await send(sent);
  const wanted = isAllowed ? 200 : 409;
  if (answer.statusCode !== wanted) {
    faults.push(
      `${name}: ${answer.statusCode}, not ${wanted}: ${answer.body.slice(0, 300)}\n  of ${JSON.stringify(sent)?.slice(0, 500)}`,
    );
  } else if (isAllowed && !hasArrived(inputsOf(exercise, route), sent, answer.json<{ sent: unknown }>().sent)) {
    faults.push(`${name}: sent ${JSON.stringify(sent)}, arrived ${JSON.stringify(answer.json())}`);
  }
  for (const wrong of sent === undefined ? [] : wrongBodies(exercise, route, sent)) {
    const refused = await send(wrong);
    if (refused.statusCode !== 422) {
      faults.push(`${name}: ${refused.statusCode} to ${JSON.stringify(wrong).slice(0, 500)}`);
    }
  }
}

/** Bodies without each required field, and with an invalid type in each field. */
function wrongBodies(exercise: Exercise, route: BackendRoute, sent: Body): readonly Body[] {
  const create = inputsOf(exercise, route);
  const required = (create?.required ?? []).filter((name) => create?.properties?.[name]?.default === undefined);
  const missing = required.map((name) => Object.fromEntries(Object.entries(sent).filter(([key]) => key !== name)));
  const typed = Object.entries(create?.properties ?? {}).filter(([, { type }]) => typeof type === "string");
  return [...missing, ...typed.map(([name, { type }]) => ({ ...sent, [name]: type === "number" ? "x" : 17.5 }))].filter(
    (_, index) => index < 12,
  );
}

/** Whether the call received the sent data, with defaults for missing fields. */
function hasArrived(schema: JsonSchema | undefined, sent: Body | undefined, arrived: unknown): boolean {
  return sent === undefined || schema === undefined || isSameValue(sent, arrived, schema);
}

/** The schema of a call's body. */
function inputsOf({ product }: Exercise, { inputs = "" }: BackendRoute): JsonSchema | undefined {
  return product.model.schemas[inputs]?.create;
}

function isMet({ when = {} }: BackendRoute, record: Body): boolean {
  return Object.entries(when ?? {}).every(([field, wanted]) => [wanted].flat().includes(record[field]));
}

function pathOf({ path }: BackendRoute, record: Body): string {
  return path.replace(":id", String(record["id"]));
}

/** The current records; one is changed to meet an action's condition, others to fail it. */
export async function bothWays(exercise: Exercise, entity: string, records: readonly Body[]): Promise<readonly Body[]> {
  const { backend, token, product } = exercise;
  const update = routeOf(exercise, entity, "update");
  const when = product.model.routes.find((route) => route.entity === entity && route.when !== undefined)?.when ?? {};
  const met = Object.fromEntries(Object.entries(when).map(([field, wanted]) => [field, [wanted].flat()[0]]));
  const changes = [met, ...Object.keys(when).map((field) => ({ ...met, [field]: otherThan(exercise, entity, field) }))];
  for (const [index, change] of changes.entries()) {
    const url = update === undefined ? "" : `/api${pathOf(update, records[index % records.length] ?? {})}`;
    for (const sent of Object.keys(when).length === 0 || url === "" ? [] : bodies(exercise, entity, RECORDS)) {
      await backend.as(token, { method: "PUT", url, body: { ...sent, ...change } });
    }
  }
  const get = routeOf(exercise, entity, "get");
  const read = records.map(async (record) =>
    get === undefined ? record : (await backend.as(token, { url: `/api${pathOf(get, record)}` })).json<Body>(),
  );
  const now = await Promise.all(read);
  for (const record of now) {
    rememberParts(exercise, entity, record);
  }
  return now;
}

/** A value that a condition does not mention. */
function otherThan({ product }: Exercise, entity: string, field: string): unknown {
  const wanted: readonly unknown[] = product.model.routes.flatMap((route) =>
    route.entity === entity ? [route.when?.[field] ?? []].flat() : [],
  );
  const values: readonly unknown[] = product.model.schemas[entity]?.update.properties?.[field]?.enum ?? [true, false];
  return values.find((value) => value !== null && !wanted.includes(value)) ?? wanted[0];
}
