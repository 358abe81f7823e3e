import type { BackendProduct } from "../../../src/backend/product.ts";
import { startTestBackend } from "../../../src/backend/testing/test-backend.ts";
import type { Arbitraries } from "../../../src/contract/arbitraries/arbitraries.ts";
import { anyValue } from "../../../src/contract/testing/any-value.ts";
import { isSameValue } from "./compare-records.ts";
import { type ArbitraryBody, type Body, bodies, type Exercise, RECORDS, rememberParts, routeOf } from "./exercise.ts";
import { bothWays, exerciseActions, exerciseUnstored, withImplementations } from "./exercise-actions.ts";
import { exerciseList } from "./exercise-list.ts";

/** Creates, reads, lists, changes and deletes records of every entity through the backend; returns the failures. */
export async function exerciseBackend(
  given: BackendProduct,
  arbitraryBody: (entity: string) => ArbitraryBody,
  seed: number,
): Promise<readonly string[]> {
  const product = withImplementations(given);
  const backend = await startTestBackend("embedded", { demo: true, logLevel: "error" }, product);
  try {
    const token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
    const exercise: Exercise = {
      backend,
      product,
      arbitraryBody,
      token,
      known: new Map(),
      partsOf: new Map(),
      seed,
      faults: [],
    };
    const document = await backend.call({ url: "/openapi.json" });
    if (document.statusCode !== 200) {
      exercise.faults.push(`GET /openapi.json: ${document.statusCode}`);
    }
    const entities = inOrder(product, arbitraryBody);
    for (const entity of entities) {
      await exerciseEntity(exercise, entity);
    }
    for (const entity of [...entities].reverse()) {
      await deleteRecords(exercise, entity);
    }
    return exercise.faults;
  } finally {
    await backend.close();
  }
}

/** Orders entities before those that refer to them, in fields or action inputs: their arbitraries need ids. */
export function inOrder(
  { model }: BackendProduct,
  arbitraryBody: (entity: string) => ArbitraryBody,
): readonly string[] {
  const names = [...new Set(model.routes.filter(({ kind }) => kind === "create").map(({ entity }) => entity))];
  const sorted: string[] = [];
  const visit = (entity: string, above: readonly string[]) => {
    if (sorted.includes(entity) || above.includes(entity) || !names.includes(entity)) {
      return;
    }
    const asked = new Set<string>();
    const arbitrary: Arbitraries = {
      ...anyValue,
      id: (of) => {
        asked.add(of);
        return anyValue.id(of);
      },
    };
    const inputs = model.routes.flatMap((route) => (route.entity === entity ? (route.inputs ?? []) : []));
    for (const entityName of [entity, ...inputs]) {
      arbitraryBody(entityName)(arbitrary);
    }
    for (const other of asked) {
      visit(other, [...above, entity]);
    }
    sorted.push(entity);
  };
  for (const name of names) {
    visit(name, []);
  }
  return sorted;
}

async function exerciseEntity(exercise: Exercise, entity: string): Promise<void> {
  const { backend, token, known, faults } = exercise;
  const create = routeOf(exercise, entity, "create");
  const get = routeOf(exercise, entity, "get");
  if (create !== undefined && exercise.product.model.storage[entity] === undefined) {
    await exerciseUnstored(exercise, create);
  }
  if (create === undefined || get === undefined || exercise.product.model.storage[entity] === undefined) {
    return;
  }
  const records: Body[] = [];
  for (let round = 0; round < RECORDS; round += 1) {
    const made = await send(exercise, { entity, round, method: "POST", url: create.path });
    if (made === null) {
      return;
    }
    const { sent, record } = made;
    known.set(entity, [...(known.get(entity) ?? []), String(record["id"])]);
    const url = get.path.replace(":id", String(record["id"]));
    const read = (await backend.as(token, { url: `/api${url}` })).json<Body>();
    faults.push(...differences(exercise, { entity, step: "created", sent, read }));
    rememberParts(exercise, entity, read);
    records.push(read);
  }
  await exerciseUpdate(exercise, entity, records);
  await exerciseActions(exercise, entity, await bothWays(exercise, entity, records));
  await exerciseList(exercise, entity);
}

interface Sending {
  readonly entity: string;
  readonly round: number;
  readonly method: "POST" | "PUT";
  readonly url: string;
}

/** The last request and its response; null if none was accepted. */
async function send(
  exercise: Exercise,
  { entity, round, method, url }: Sending,
): Promise<{ readonly sent: Body; readonly record: Body } | null> {
  const { backend, token, faults } = exercise;
  let last = "";
  for (const sent of bodies(exercise, entity, round)) {
    const answer = await backend.as(token, { method, url: `/api${url}`, body: sent });
    if (answer.statusCode === 200 || answer.statusCode === 201) {
      return { sent, record: answer.json<Body>() };
    }
    last = `${method} ${url}: ${answer.statusCode} ${answer.body.slice(0, 400)}\n  of ${JSON.stringify(sent).slice(0, 600)}`;
    if (!/"code":"(unique|rule|cycle|atMostOne)/.test(answer.body)) {
      break;
    }
  }
  faults.push(`${entity}: ${last}`);
  return null;
}

async function exerciseUpdate(exercise: Exercise, entity: string, records: readonly Body[]): Promise<void> {
  const update = routeOf(exercise, entity, "update");
  const [first] = records;
  if (update === undefined || first === undefined) {
    return;
  }
  const url = update.path.replace(":id", String(first["id"]));
  const made = await send(exercise, { entity, round: RECORDS, method: "PUT", url });
  if (made !== null) {
    const read = (await exercise.backend.as(exercise.token, { url: `/api${url}` })).json<Body>();
    exercise.faults.push(...differences(exercise, { entity, step: "changed", sent: made.sent, read }));
  }
}

interface Answered {
  readonly entity: string;
  readonly step: string;
  readonly sent: Body;
  readonly read: Body;
}

/** All fields as sent, or their defaults, without write-only fields. Unique texts are stored trimmed and in NFC. */
function differences({ product }: Exercise, { entity, step, sent, read }: Answered): readonly string[] {
  const { create } = product.model.schemas[entity] ?? {};
  const identities = product.model.storage[entity]?.identities ?? [];
  return Object.entries(create?.properties ?? {}).flatMap(([name, field]) => {
    const given = field.writeOnly === true ? undefined : name in sent ? sent[name] : field.default;
    const wanted = typeof given === "string" && identities.includes(name) ? given.trim().normalize("NFC") : given;
    return isSameValue(wanted, read[name], field)
      ? []
      : [`${entity}.${name}, ${step}: sent ${JSON.stringify(sent[name])}, read ${JSON.stringify(read[name])}`];
  });
}

async function deleteRecords(exercise: Exercise, entity: string): Promise<void> {
  const { backend, token, known, faults } = exercise;
  const remove = routeOf(exercise, entity, "delete");
  if (remove === undefined) {
    return;
  }
  for (const id of known.get(entity) ?? []) {
    const url = `/api${remove.path.replace(":id", id)}`;
    const answer = await backend.as(token, { method: "DELETE", url });
    const again = await backend.as(token, { url });
    const isGone = answer.statusCode === 204 && again.statusCode === 404;
    const isKept = answer.statusCode === 409 && again.statusCode === 200;
    if (!isGone && !isKept) {
      faults.push(`${entity}: DELETE ${answer.statusCode} ${answer.body.slice(0, 300)}, then ${again.statusCode}`);
    }
  }
}
