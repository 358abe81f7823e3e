import fc from "fast-check";
import type { BackendProduct } from "../../src/backend/product.ts";
import { startTestBackend, type TestBackend } from "../../src/backend/testing/test-backend.ts";
import type { BackendRoute } from "../../src/contract/backend.ts";
import type { Draw } from "../../src/contract/draw.ts";
import { anyDraw } from "../../src/contract/testing/any-draw.ts";
import { isSameValue, withoutUnknown } from "./compare-records.ts";

/** Draws what a write may send of an entity: its function in `generated/arbitraries/`. */
export type DrawBody = (draw: Draw) => fc.Arbitrary<object>;

type Body = Readonly<Record<string, unknown>>;

interface Exercise {
  readonly backend: TestBackend;
  readonly product: BackendProduct;
  readonly drawBody: (entity: string) => DrawBody;
  readonly token: string;
  /** Ids of records that there are, by entity. */
  readonly known: Map<string, readonly string[]>;
  readonly seed: number;
  readonly faults: string[];
}

/** How often a body is drawn anew that a rule or a unique field refuses. */
const TRIES = 8;
const RECORDS = 3;

/** Stands for the id of a record that there is not yet. */
const NOBODY = "no-record-yet";

/** Writes, reads, lists, changes and deletes records of every entity through the backend; answers what went wrong. */
export async function exerciseBackend(
  product: BackendProduct,
  drawBody: (entity: string) => DrawBody,
  seed: number,
): Promise<readonly string[]> {
  const backend = await startTestBackend("embedded", { demo: true, logLevel: "error" }, product);
  try {
    const token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
    const exercise: Exercise = { backend, product, drawBody, token, known: new Map(), seed, faults: [] };
    const document = await backend.call({ url: "/openapi.json" });
    if (document.statusCode !== 200) {
      exercise.faults.push(`GET /openapi.json: ${document.statusCode}`);
    }
    const entities = inOrder(product, drawBody);
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

/** Entities before those that refer to them: each draw asks for the ids that it needs. */
function inOrder({ model }: BackendProduct, drawBody: (entity: string) => DrawBody): readonly string[] {
  const names = [...new Set(model.routes.filter(({ kind }) => kind === "create").map(({ entity }) => entity))];
  const sorted: string[] = [];
  const visit = (entity: string, above: readonly string[]) => {
    if (sorted.includes(entity) || above.includes(entity) || !names.includes(entity)) {
      return;
    }
    const asked = new Set<string>();
    const draw: Draw = {
      ...anyDraw,
      id: (of) => {
        asked.add(of);
        return anyDraw.id(of);
      },
    };
    drawBody(entity)(draw);
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

function routeOf({ product }: Exercise, entity: string, kind: BackendRoute["kind"]): BackendRoute | undefined {
  return product.model.routes.find((route) => route.entity === entity && route.kind === kind);
}

function bodies({ drawBody, known, seed }: Exercise, entity: string, round: number): readonly Body[] {
  // A record that is changed would be put below itself, sooner or later.
  const idsOf = (of: string) => (of === entity && round >= RECORDS ? undefined : known.get(of));
  const draw: Draw = { ...anyDraw, id: (of) => fc.constantFrom(...(idsOf(of) ?? [NOBODY])) };
  const drawn = fc.sample(drawBody(entity)(draw), { seed: seed + round, numRuns: TRIES });
  return drawn.map((body) => withoutUnknown(JSON.parse(JSON.stringify(body)), NOBODY) as Body);
}

async function exerciseEntity(exercise: Exercise, entity: string): Promise<void> {
  const { backend, token, known, faults } = exercise;
  const create = routeOf(exercise, entity, "create");
  const get = routeOf(exercise, entity, "get");
  if (create === undefined || get === undefined) {
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
    records.push(read);
  }
  await exerciseUpdate(exercise, entity, records);
  await exerciseList(exercise, entity);
}

interface Sending {
  readonly entity: string;
  readonly round: number;
  readonly method: "POST" | "PUT";
  readonly url: string;
}

/** What was sent at last, and what was answered; null where nothing was taken. */
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

/** Every field as it was sent, by its default where it was not, and nothing of what is only written. */
function differences({ product }: Exercise, { entity, step, sent, read }: Answered): readonly string[] {
  const { create } = product.model.schemas[entity] ?? {};
  return Object.entries(create?.properties ?? {}).flatMap(([name, field]) => {
    const wanted = field.writeOnly === true ? undefined : name in sent ? sent[name] : field.default;
    return isSameValue(wanted, read[name], field)
      ? []
      : [`${entity}.${name}, ${step}: sent ${JSON.stringify(sent[name])}, read ${JSON.stringify(read[name])}`];
  });
}

async function exerciseList(exercise: Exercise, entity: string): Promise<void> {
  const { product, faults } = exercise;
  const route = routeOf(exercise, entity, "list");
  const stored = product.model.storage[entity];
  if (route === undefined || stored === undefined) {
    return;
  }
  const all = await askList(exercise, route, "");
  for (const sort of stored.sortable.flatMap((field) => [field, `-${field}`])) {
    const sorted = await askList(exercise, route, `&sort=${sort}`);
    if (sorted.length !== all.length) {
      faults.push(`${entity}: sorted by ${sort}, ${sorted.length} of ${all.length} records`);
    }
  }
  for (const record of all) {
    const search = `&q=${encodeURIComponent(String(record[stored.titleField]))}`;
    for (const query of [search, ...stored.filters.flatMap((field) => filterOf(field, record[field]))]) {
      const found = await askList(exercise, route, query);
      if (!found.some(({ id }) => id === record["id"])) {
        faults.push(`${entity}: ${query} does not find ${JSON.stringify(record).slice(0, 300)}`);
      }
    }
  }
}

async function askList(
  { backend, token, faults }: Exercise,
  { entity, path }: BackendRoute,
  query: string,
): Promise<readonly Body[]> {
  const answer = await backend.as(token, { url: `/api${path}?pageSize=100${query}` });
  if (answer.statusCode !== 200) {
    faults.push(`${entity}: GET ${path}${query}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
    return [];
  }
  return answer.json<{ data: readonly Body[] }>().data;
}

/** What a list is asked for to find a record by one of its values. */
function filterOf(field: string, value: unknown): readonly string[] {
  return [value].flat().flatMap((one) => {
    if (one === undefined || one === null) {
      return [];
    }
    const text = /^\d{4}-\d{2}-\d{2}T/.test(String(one)) ? String(one).slice(0, 10) : String(one);
    return [`&${field}=${encodeURIComponent(text)}`];
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
