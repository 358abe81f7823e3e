import type { BackendAdapter } from "entity-console/console";
import { createJsonApi } from "./json-api.ts";

/** An adapter for jsonapi-server, which rejects values with a 403 and a list of problems in place of a text. */

interface Refusal {
  readonly errors?: readonly { readonly detail?: unknown }[];
}

interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}

const jsonApi = createJsonApi({ categoryId: { name: "category", type: "categories" } });
/** Fields by the names of relations. */
const FIELDS: { readonly [name: string]: string } = { category: "categoryId" };

export const jsonApiServer: BackendAdapter = {
  ...jsonApi,
  answer(answer, about) {
    const { errors = [] } = (answer.body ?? {}) as Refusal;
    const problems = errors.flatMap(({ detail }) => (Array.isArray(detail) ? (detail as readonly Problem[]) : []));
    if (answer.status !== 403 || problems.length === 0) {
      return jsonApi.answer?.(answer, about) ?? answer;
    }
    const fields = problems.map(({ path: [name = ""], message }) => [FIELDS[name] ?? name, [message]]);
    return { ...answer, status: 422, body: { errors: Object.fromEntries(fields) } };
  },
};
