import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor } from "../../../contract/screens.ts";
import type { EntityClient, RecordId } from "../../../contract/transport.ts";

/** Runs an action by the name that its client method has; an action on the whole collection takes no id. */
export async function callAction(
  client: EntityClient,
  action: ActionDescriptor<MessageKey>,
  id: RecordId | null,
): Promise<unknown> {
  const call: unknown = Reflect.get(client, action.name);
  if (typeof call !== "function") {
    throw new TypeError(`The client has no call named ${action.name}`);
  }
  return await Reflect.apply(call, client, action.on === "record" ? [id] : []);
}
