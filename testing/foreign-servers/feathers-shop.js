/** Feathers with in-memory services, as its guide starts them: `feathers-shop.js <port> <folder of its packages>`. */
import { createRequire } from "node:module";
import { categories, products } from "./shop-data.js";

const [port, folder] = process.argv.slice(2);
const load = createRequire(`${folder}/package.json`);
const { feathers } = load("@feathersjs/feathers");
const { BadRequest } = load("@feathersjs/errors");
const { default: express, errorHandler, json, rest, urlencoded } = load("@feathersjs/express");
const { memory } = load("@feathersjs/memory");

/** Rejects a value at its field, as Feathers' guide does. */
async function validate({ data }) {
  if (data.maxPerOrder > 100) {
    const maxPerOrder = "Ensure this value is less than or equal to 100.";
    throw new BadRequest("Invalid data", { errors: { maxPerOrder } });
  }
}

const app = express(feathers());
app.use(json());
app.use(urlencoded({ extended: true }));
app.configure(rest());
for (const [name, rows] of Object.entries({ categories, products })) {
  const store = Object.fromEntries(rows.map((row) => [row.id, row]));
  app.use(`/api/${name}`, memory({ store, startId: 1000, paginate: { default: 10, max: 50 } }));
  app.service(`api/${name}`).hooks({ before: { create: [validate], update: [validate], patch: [validate] } });
}
app.use(errorHandler({ logger: false }));
await app.listen(Number(port));
process.stdout.write("ready\n");
