/**
 * A library by LoopBack 4 with its own OpenAPI document: `filter` as JSON, a call that counts, PUT and PATCH.
 *
 * Usage: loopback-library.js <port> <folder>. Prints "ready" once it accepts calls. The folder has the packages
 * @loopback/rest, @loopback/repository and @loopback/rest-crud.
 */
import { createRequire } from "node:module";
import path from "node:path";

const [port, folder = "."] = process.argv.slice(2);
const load = createRequire(path.join(path.resolve(folder), "server.js"));
const { inject } = load("@loopback/core");
const { RestApplication } = load("@loopback/rest");
const { defineCrudRepositoryClass, defineModelClass, Entity, juggler, ModelDefinition } = load("@loopback/repository");
const { defineCrudRestController } = load("@loopback/rest-crud");

const app = new RestApplication({ rest: { port: Number(port), host: "127.0.0.1" } });
const source = new juggler.DataSource({ name: "memory", connector: "memory" });

/** Adds a model with all calls, and its first records. */
async function addModel(name, properties, records) {
  const definition = new ModelDefinition(name);
  definition.addProperty("id", { type: "number", id: true, generated: true });
  for (const [property, type] of Object.entries(properties)) {
    definition.addProperty(property, type);
  }
  const Model = defineModelClass(Entity, definition);
  const Repository = defineCrudRepositoryClass(Model);
  const repository = new Repository(source);
  await repository.createAll(records);
  app.bind(`repositories.${name}`).to(repository);
  const Controller = defineCrudRestController(Model, { basePath: `/${name.toLowerCase()}s` });
  inject(`repositories.${name}`)(Controller, undefined, 0);
  app.controller(Controller, name);
}

await addModel("Writer", { name: { type: "string", required: true }, alive: { type: "boolean" } }, [
  { name: "Clarice Lispector", alive: false },
  { name: "Milton Hatoum", alive: true },
]);
await addModel(
  "Book",
  {
    title: { type: "string", required: true, jsonSchema: { maxLength: 120 } },
    pages: { type: "number", jsonSchema: { minimum: 1 } },
    published: { type: "date" },
    writerId: { type: "number" },
  },
  Array.from({ length: 30 }, (_, index) => ({
    title: `Book ${index + 1}`,
    pages: 100 + index,
    writerId: (index % 2) + 1,
  })),
);
await app.start();
process.stdout.write("ready\n");
