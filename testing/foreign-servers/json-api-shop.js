/** jsonapi-server with its in-memory handler and API keys: `json-api-shop.js <port> <folder of its package> <name> <key>`. */
import { createRequire } from "node:module";
import { categories, products } from "./shop-data.js";

const [port, folder, , key] = process.argv.slice(2);
const jsonApi = createRequire(`${folder}/package.json`)("jsonapi-server");
const { Joi } = jsonApi;

jsonApi.setConfig({ protocol: "http", hostname: "127.0.0.1", port: Number(port), base: "api" });
jsonApi.authenticate(({ headers }, done) => done(headers["x-api-key"] === key ? null : "The key is not valid"));
jsonApi.define({
  resource: "categories",
  handlers: new jsonApi.MemoryHandler(),
  attributes: { name: Joi.string().required() },
  examples: categories.map(({ id, name }) => ({ id: String(id), type: "categories", name })),
});
jsonApi.define({
  resource: "products",
  handlers: new jsonApi.MemoryHandler(),
  attributes: {
    name: Joi.string().required(),
    listPrice: Joi.number().required(),
    releasedOn: Joi.string(),
    available: Joi.boolean(),
    maxPerOrder: Joi.number().max(100),
    category: Joi.one("categories"),
  },
  examples: products.map(({ id, categoryId, ...attributes }) => ({
    id: String(id),
    type: "products",
    ...attributes,
    category: { type: "categories", id: String(categoryId) },
  })),
});
jsonApi.start();
// `start` has no callback.
while (!(await fetch(`http://127.0.0.1:${port}/api/products`).catch(() => null))) {
  await new Promise((resolve) => setTimeout(resolve, 50));
}
process.stdout.write("ready\n");
