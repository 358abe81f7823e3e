/**
 * PostGraphile over PostgreSQL, with its own sign-in: `postgraphile-shop.js <port> <folder of its packages> <username>
 * <password> <URL of an empty database>`.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { categories, products } from "./shop-data.js";

const [port, folder, username, password, url] = process.argv.slice(2);
const load = createRequire(`${folder}/package.json`);
const { postgraphile } = load("postgraphile");
const { Pool } = load("pg");

const pool = new Pool({ connectionString: url });
await pool.query(readFileSync(new URL("postgraphile-shop.sql", import.meta.url), "utf8"));
await pool.query("insert into app.people (email, password_hash) values ($1, app.crypt($2, app.gen_salt('bf')))", [
  username,
  password,
]);
await pool.query("insert into app.categories select * from jsonb_populate_recordset(null::app.categories, $1)", [
  JSON.stringify(categories),
]);
const rows = products.map(({ id, name, available, ...rest }) => ({
  id,
  name,
  available,
  list_price: rest.listPrice,
  released_on: rest.releasedOn,
  max_per_order: rest.maxPerOrder,
  category_id: rest.categoryId,
}));
await pool.query("insert into app.products select * from jsonb_populate_recordset(null::app.products, $1)", [
  JSON.stringify(rows),
]);
for (const table of ["categories", "products"]) {
  await pool.query(`select setval('app.${table}_id_seq', 1000)`);
}

const answer = postgraphile(pool, "app", {
  graphqlRoute: "/api",
  pgDefaultRole: "visitor",
  jwtSecret: "a secret of the tests only",
  jwtPgTypeIdentifier: "app.access_token",
  // What its documentation calls good defaults for production.
  ignoreRBAC: false,
  setofFunctionsContainNulls: false,
  extendedErrors: ["errcode", "column"],
  disableQueryLog: true,
  retryOnInitFail: false,
});
createServer(answer).listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
