import { Agent, request } from "node:http";

/** A call that is repeated. */
export interface Load {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: (count: number) => object;
  /** Concurrent calls; default 16. */
  readonly clients?: number;
}

/** The result of a load. */
export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Responses other than 2xx. */
  readonly failed: number;
}

/** Lets a number of clients call the servers in turn, for a time or until a promise resolves. */
export async function measureLoad(
  urls: readonly string[],
  load: Load,
  time: number | (() => boolean),
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failed = 0;
  let count = 0;
  const started = performance.now();
  const isOver = typeof time === "number" ? () => performance.now() - started >= time : time;
  const client = async (index: number) => {
    while (!isOver()) {
      const url = urls[index % urls.length] ?? "";
      count += 1;
      const before = performance.now();
      const status = await call(agent, url, { load, count });
      times.push(performance.now() - before);
      failed += status >= 200 && status < 300 ? 0 : 1;
    }
  };
  await Promise.all(Array.from({ length: load.clients ?? 16 }, (_, index) => client(index)));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), longest: times.at(-1) ?? 0, failed };
}

function call(
  agent: Agent,
  url: string,
  { load, count }: { readonly load: Load; readonly count: number },
): Promise<number> {
  const body = load.body === undefined ? null : JSON.stringify(load.body(count));
  const headers = {
    ...load.headers,
    ...(body === null ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${load.path}`, { method: load.method, headers, agent }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
