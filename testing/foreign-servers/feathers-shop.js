/**
 * Feathers with in-memory services and its own authentication, as its guide sets them up: `feathers-shop.js <port> <folder of
 * its packages> <username> <password>`.
 */
import { createRequire } from "node:module";
import { categories, products } from "./shop-data.js";

const [port, folder, username, password] = process.argv.slice(2);
const load = createRequire(`${folder}/package.json`);
const { feathers } = load("@feathersjs/feathers");
const { AuthenticationService, JWTStrategy, authenticate } = load("@feathersjs/authentication");
const { hooks, LocalStrategy } = load("@feathersjs/authentication-local");
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

app.set("authentication", {
  entity: "user",
  service: "api/users",
  secret: "a secret of the tests only",
  authStrategies: ["jwt", "local"],
  jwtOptions: { header: { typ: "access" }, audience: "https://shop.example", algorithm: "HS256", expiresIn: "1d" },
  local: { usernameField: "email", passwordField: "password" },
});
const authentication = new AuthenticationService(app);
authentication.register("jwt", new JWTStrategy());
authentication.register("local", new LocalStrategy());
app.use("/api/authentication", authentication);

app.use("/api/users", memory());
app.service("api/users").hooks({
  before: { find: [authenticate("jwt")], create: [hooks.hashPassword("password")] },
  after: { all: [hooks.protect("password")] },
});
await app.service("api/users").create({ email: username, password });

for (const [name, rows] of Object.entries({ categories, products })) {
  const store = Object.fromEntries(rows.map((row) => [row.id, row]));
  app.use(`/api/${name}`, memory({ store, startId: 1000, paginate: { default: 10, max: 50 } }));
  app.service(`api/${name}`).hooks({
    before: { all: [authenticate("jwt")], create: [validate], update: [validate], patch: [validate] },
  });
}
app.use(errorHandler({ logger: false }));
await app.listen(Number(port));
process.stdout.write("ready\n");
