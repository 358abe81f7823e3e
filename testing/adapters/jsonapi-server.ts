import type { BackendAdapter } from "entity-console/console";
import { jsonApi } from "entity-console/console/adapters";

/** An adapter for jsonapi-server, which rejects values with a 403 and a list of problems in place of a text. */

interface Refusal {
  readonly errors?: readonly { readonly detail?: unknown }[];
}

interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}

const standard = jsonApi({ relations: { categoryId: { name: "category", type: "categories" } } });

const toError = ({ path: [name = ""], message }: Problem) => {
  const place = name === "category" ? "relationships" : "attributes";
  return { source: { pointer: `/data/${place}/${name}` }, detail: message };
};

export const jsonApiServer: BackendAdapter = {
  ...standard,
  answer(answer, about) {
    const { errors = [] } = (answer.body ?? {}) as Refusal;
    const problems = errors.flatMap(({ detail }) => (Array.isArray(detail) ? (detail as readonly Problem[]) : []));
    const isRefusal = answer.status === 403 && problems.length > 0;
    const given = isRefusal ? { ...answer, status: 422, body: { errors: problems.map(toError) } } : answer;
    return standard.answer?.(given, about) ?? given;
  },
};
