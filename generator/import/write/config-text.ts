import type { Draft } from "./draft.ts";

/** `config.json` for the console: address and format of the backend. Null if the source describes no backend. */
export function configText({ model, entities }: Draft): string | null {
  const { dialect } = model;
  if (dialect === null) {
    return null;
  }
  const { url, lists, records, abilities, auth } = dialect;
  const filtered = entities.some(({ foreign, fields }) =>
    fields.some(({ foreign: field }) => foreign.parameters?.includes(field.name) === true),
  );
  const main = {
    url: url === "" ? "/" : url,
    auth,
    ...(Object.keys(records).length === 0 ? {} : { records }),
    abilities: { ...abilities, filters: filtered ? ["is"] : [] },
    lists,
  };
  return `${JSON.stringify({ backends: { main } }, null, 2)}\n`;
}
