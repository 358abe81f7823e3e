import { connect, createServer, type Server, type Socket } from "node:net";

/** A TCP proxy whose connections can be cut and restored. */
export interface BreakableProxy {
  readonly port: number;
  /** Closes all connections and rejects new ones. */
  break(): Promise<void>;
  mend(): Promise<void>;
}

export async function startProxy(target: { readonly host: string; readonly port: number }): Promise<BreakableProxy> {
  const open = new Set<Socket>();
  const pass = (incoming: Socket) => {
    const outgoing = connect(target);
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
  };
  let server = await listen(createServer(pass), 0);
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    port,
    break: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) {
        socket.destroy();
      }
      await closed;
    },
    mend: async () => {
      server = await listen(createServer(pass), port);
    },
  };
}

function listen(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
