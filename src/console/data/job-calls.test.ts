import { expect, test } from "vitest";
import type { Client } from "../../contract/register.ts";
import type { Transport, TransportRequest } from "../../contract/transport.ts";
import { createJobCalls } from "./job-calls.ts";

const loan = { names: { dueOn: "due_on" } };
const extension = { names: { newDate: "new_date" } };

/** A generated client whose fields have other names on the wire. */
const createClient = (transport: Transport): Client => {
  const list = { method: "GET", path: "/loans", wire: { record: loan } } as const;
  const extend = { method: "PUT", path: "/loans/{id}/extend", wire: { body: extension, record: loan } } as const;
  const calls = {
    list: () => transport.list(list),
    extend: (id: string, body: object) => transport.send({ ...extend, params: { id }, body }),
  };
  return { loan: calls } as unknown as Client;
};

function watch() {
  const sent: TransportRequest[] = [];
  const send = async (request: TransportRequest) => {
    sent.push(request);
    return undefined as never;
  };
  const calls = createJobCalls({ send, load: send, list: send }, createClient, "loan");
  return { calls, sent };
}

test("the start of an action's job has the names of the action's inputs on the wire, and of the entity", async () => {
  const { calls, sent } = watch();
  await calls?.start({ id: "j1", action: "extend" }, { inputs: { newDate: "2030-01-01" } });
  expect(sent).toMatchObject([
    { path: "/loans/jobs/{id}/start", wire: { body: { parts: { set: loan, inputs: extension } }, record: loan } },
  ]);
});

test("the start of a change has the names of the entity alone, and calls no action", async () => {
  const { calls, sent } = watch();
  await calls?.start({ id: "j1", action: null }, { set: { dueOn: "2030-01-01" } });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.wire?.body?.parts).toEqual({ set: loan });
});
