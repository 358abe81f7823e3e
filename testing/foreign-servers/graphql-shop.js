/** A GraphQL server by GraphQL Yoga: `graphql-shop.js <port> <folder of its packages> <username> <password>`. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { categories, products } from "./shop-data.js";

const [port, folder, username, password] = process.argv.slice(2);
const load = createRequire(`${folder}/package.json`);
const { createSchema, createYoga } = load("graphql-yoga");
const { GraphQLError } = load("graphql");

const typeDefs = `
  type Category { id: ID! name: String! }
  type Product {
    id: ID! name: String! listPrice: Float! releasedOn: String available: Boolean! maxPerOrder: Int! categoryId: ID!
  }
  type CategoryPage { rows: [Category!]! total: Int! }
  type ProductPage { rows: [Product!]! total: Int! }
  input CategoryInput { name: String! }
  input ProductInput {
    name: String! listPrice: Float! releasedOn: String available: Boolean! maxPerOrder: Int! categoryId: ID!
  }
  input Filter { field: String! anyOf: [String!]! }
  type Session { accessToken: String! refreshToken: String! }
  type Query {
    category(id: ID!): Category
    product(id: ID!): Product
    categories(skip: Int, take: Int, sort: String, search: String, filters: [Filter!]): CategoryPage!
    products(skip: Int, take: Int, sort: String, search: String, filters: [Filter!]): ProductPage!
  }
  type Mutation {
    signIn(username: String!, password: String!): Session!
    renew(refreshToken: String!): Session!
    createCategory(input: CategoryInput!): Category!
    createProduct(input: ProductInput!): Product!
    updateCategory(id: ID!, input: CategoryInput!): Category
    updateProduct(id: ID!, input: ProductInput!): Product
    deleteCategory(id: ID!): Boolean!
    deleteProduct(id: ID!): Boolean!
  }
`;

function find(rows, { skip = 0, take = 10, sort, search, filters = [] }) {
  const isFound = (row) =>
    (search === undefined || row.name.toLowerCase().includes(search.toLowerCase())) &&
    filters.every(({ field, anyOf }) => anyOf.includes(String(row[field])));
  const found = rows.filter(isFound);
  const field = sort?.replace(/^-/, "");
  const compare = (one, other) => String(one[field]).localeCompare(String(other[field]), "en", { numeric: true });
  const sorted = field === undefined ? found : found.toSorted(compare);
  const ordered = sort?.startsWith("-") ? sorted.toReversed() : sorted;
  return { rows: ordered.slice(skip, skip + take), total: found.length };
}

function check(input) {
  if (input.maxPerOrder > 100) {
    const message = "Ensure this value is less than or equal to 100.";
    throw new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", field: "maxPerOrder" } });
  }
}

let last = 1000;
const toMutations = (name, rows) => ({
  [`create${name}`](_, { input }) {
    check(input);
    last += 1;
    rows.push({ ...input, id: String(last) });
    return rows.at(-1);
  },
  [`update${name}`](_, { id, input }) {
    check(input);
    const at = rows.findIndex((row) => String(row.id) === id);
    rows[at] = { ...rows[at], ...input };
    return rows[at];
  },
  [`delete${name}`](_, { id }) {
    const at = rows.findIndex((row) => String(row.id) === id);
    return at >= 0 && rows.splice(at, 1).length === 1;
  },
});

/** Each session has one access token and one refresh token at a time. */
const sessions = new Map();

function openSession() {
  const session = { accessToken: randomUUID(), refreshToken: randomUUID() };
  sessions.set(session.refreshToken, session);
  return session;
}

const sessionMutations = {
  signIn(_, typed) {
    if (typed.username !== username || typed.password !== password) {
      throw new GraphQLError("Unknown user or wrong password", { extensions: { code: "BAD_USER_INPUT" } });
    }
    return openSession();
  },
  renew(_, { refreshToken }) {
    if (!sessions.delete(refreshToken)) {
      throw new GraphQLError("The session is over", { extensions: { code: "UNAUTHENTICATED" } });
    }
    return openSession();
  },
};

/** A resolver that needs a session. Apollo and others answer without one like this: in a 200. */
const guarded = (resolve) => (parent, given, context) => {
  const token = context.request.headers.get("authorization")?.replace("Bearer ", "");
  if (![...sessions.values()].some(({ accessToken }) => accessToken === token)) {
    throw new GraphQLError("Sign in first", { extensions: { code: "UNAUTHENTICATED" } });
  }
  return resolve(parent, given);
};
const guardAll = (fields) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, guarded(field)]));

const byId =
  (rows) =>
  (_, { id }) =>
    rows.find((row) => String(row.id) === id);
const resolvers = {
  Query: guardAll({
    category: byId(categories),
    product: byId(products),
    categories: (_, query) => find(categories, query),
    products: (_, query) => find(products, query),
  }),
  Mutation: {
    ...sessionMutations,
    ...guardAll({ ...toMutations("Category", categories), ...toMutations("Product", products) }),
  },
};

const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers }), graphqlEndpoint: "/api", logging: false });
createServer(yoga).listen(Number(port), () => process.stdout.write("ready\n"));
