/**
 * A shelf by json-server, which has no document of its own: testing/documents/shelf.yaml describes it.
 *
 * Usage: json-server-shelf.js <port> <folder>. Prints "ready" once it accepts calls. The folder has the package
 * json-server.
 */
import { createRequire } from "node:module";
import path from "node:path";

const [port, folder = "."] = process.argv.slice(2);
const jsonServer = createRequire(path.join(path.resolve(folder), "server.js"))("json-server");
const records = {
  games: Array.from({ length: 25 }, (_, index) => ({
    id: index + 1,
    name: `Game ${index + 1}`,
    players: (index % 4) + 1,
    shelfId: (index % 2) + 1,
  })),
  shelves: [
    { id: 1, name: "Left" },
    { id: 2, name: "Right" },
  ],
};
const server = jsonServer.create();
server.use(jsonServer.defaults({ logger: false, noCors: true }));
server.use(jsonServer.router(records));
server.listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
