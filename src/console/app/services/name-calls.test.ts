import { consoleProduct } from "virtual:product";
import { expect, test } from "vitest";
import type { Transport, TransportRequest } from "../../../contract/transport.ts";
import { createNamedClient } from "./name-calls.ts";

test("each call of the generated client has the name of its entity and of its operation", async () => {
  const sent: TransportRequest[] = [];
  const note = <T>(request: TransportRequest): Promise<T> => {
    sent.push(request);
    return Promise.resolve({} as T);
  };
  const transport: Transport = { send: note, list: note, load: note };
  const { createClient } = await consoleProduct.model.loadSignedIn();
  const { book, genre } = createNamedClient(createClient, transport);
  await Promise.all([book.list(), genre.get("7"), book.delete("8"), book.enabled()]);
  expect(sent.map(({ about, path }) => [about?.entity, about?.operation, path])).toEqual([
    ["book", "list", "/books"],
    ["genre", "get", "/genres/{id}"],
    ["book", "delete", "/books/{id}"],
    ["book", "enabled", "/books/enabled"],
  ]);
  expect(createClient(transport).book).toBeDefined();
});
