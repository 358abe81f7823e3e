import type { BackendAdapter } from "entity-console/console";
import { type GraphqlError, type GraphqlOperations, graphql } from "entity-console/console/adapters";

/** An adapter for a shop behind PostGraphile 4, as its schema names things. */

const TYPES: { readonly [entity: string]: { readonly many: string; readonly fields: string } } = {
  category: { many: "Categories", fields: "id name" },
  product: { many: "Products", fields: "id name listPrice releasedOn available maxPerOrder categoryId" },
};

/** Ids are numbers on the wire, filters are texts in the console. */
const toValue = (field: string, value: unknown): unknown =>
  /id$/i.test(field) ? Number(value) : value === "true" || value === "false" ? value === "true" : value;
const toInput = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([field, value]) => [field, toValue(field, value)]));

/** `-listPrice` is LIST_PRICE_DESC. */
const toOrder = (sort: string): string =>
  `${sort.replace(/^-/, "").replaceAll(/[A-Z]/g, "_$&").toUpperCase()}_${sort.startsWith("-") ? "DESC" : "ASC"}`;

function operationsOf(entity: string): GraphqlOperations {
  const { many = "", fields = "" } = TYPES[entity] ?? {};
  const type = entity.replace(/^./, (letter) => letter.toUpperCase());
  const change = (name: string, input: object) => ({
    query: `mutation($input: ${name.replace(/^./, (letter) => letter.toUpperCase())}Input!) {
      ${name}(input: $input) { ${entity} { ${fields} } } }`,
    variables: { input },
  });
  return {
    list: ({ page = 1, pageSize = 1000, sort, filters = {} }) => ({
      query: `query($first: Int, $offset: Int, $orderBy: [${many}OrderBy!], $condition: ${type}Condition) {
        all${many}(first: $first, offset: $offset, orderBy: $orderBy, condition: $condition) {
          totalCount nodes { ${fields} } } }`,
      variables: {
        first: pageSize,
        offset: (page - 1) * pageSize,
        orderBy: [sort === undefined ? "PRIMARY_KEY_ASC" : toOrder(sort)],
        condition: toInput(filters),
      },
    }),
    get: (id) => ({
      query: `query($id: Int!) { ${entity}ById(id: $id) { ${fields} } }`,
      variables: { id: Number(id) },
    }),
    create: (input) => change(`create${type}`, { [entity]: toInput(input) }),
    update: (id, input) => change(`update${type}ById`, { id: Number(id), [`${entity}Patch`]: toInput(input) }),
    delete: (id) => change(`delete${type}ById`, { id: Number(id) }),
  };
}

type PostgresError = GraphqlError & { readonly errcode?: string; readonly column?: string };

export const postgraphile: BackendAdapter = graphql(operationsOf, {
  fieldOf: ({ column }: PostgresError) => column?.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase()) ?? null,
  // A visitor may read no table; a bad token is a 403.
  isUnauthenticated: ({ errcode, message }: PostgresError) => errcode === "42501" || message.startsWith("jwt "),
  signIn: (typed) => ({
    query: "mutation($input: AuthenticateInput!) { authenticate(input: $input) { accessToken } }",
    variables: { input: { email: typed.username, password: typed.password } },
  }),
});
