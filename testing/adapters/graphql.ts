import type { BackendAdapter } from "entity-console/console";
import { type GraphqlOperations, graphql } from "entity-console/console/adapters";

/** An adapter for the GraphQL shop: it writes each query and mutation, and signs in by mutations too. */

const TYPES: { readonly [entity: string]: { readonly many: string; readonly fields: string } } = {
  category: { many: "categories", fields: "id name" },
  product: { many: "products", fields: "id name listPrice releasedOn available maxPerOrder categoryId" },
};

function operationsOf(entity: string): GraphqlOperations {
  const { many = "", fields = "" } = TYPES[entity] ?? {};
  const type = entity.replace(/^./, (letter) => letter.toUpperCase());
  return {
    list: ({ page = 1, pageSize = 1000, sort, search, filters = {} }) => ({
      query: `query($skip: Int, $take: Int, $sort: String, $search: String, $filters: [Filter!]) {
        ${many}(skip: $skip, take: $take, sort: $sort, search: $search, filters: $filters) { total rows { ${fields} } } }`,
      variables: {
        skip: (page - 1) * pageSize,
        take: pageSize,
        sort,
        search,
        filters: Object.entries(filters).map(([field, value]) => ({ field, anyOf: [value].flat() })),
      },
    }),
    get: (id) => ({ query: `query($id: ID!) { ${entity}(id: $id) { ${fields} } }`, variables: { id } }),
    create: (input) => ({
      query: `mutation($input: ${type}Input!) { create${type}(input: $input) { ${fields} } }`,
      variables: { input },
    }),
    update: (id, input) => ({
      query: `mutation($id: ID!, $input: ${type}Input!) { update${type}(id: $id, input: $input) { ${fields} } }`,
      variables: { id, input },
    }),
    delete: (id) => ({ query: `mutation($id: ID!) { delete${type}(id: $id) }`, variables: { id } }),
  };
}

const TOKENS = "{ accessToken refreshToken }";

export const graphqlShop: BackendAdapter = graphql(operationsOf, {
  signIn: (typed) => ({
    query: `mutation($username: String!, $password: String!) { signIn(username: $username, password: $password) ${TOKENS} }`,
    variables: typed,
  }),
  refresh: ({ refreshToken }) => ({
    query: `mutation($refreshToken: String!) { renew(refreshToken: $refreshToken) ${TOKENS} }`,
    variables: { refreshToken },
  }),
});
