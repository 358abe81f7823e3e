import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import { demoCredentials } from "../../src/backend/config/demo-credentials.ts";
import { startProcess } from "../../src/backend/testing/backend-process.ts";
import { toBasic } from "../../src/backend/testing/basic-header.ts";

/** Case 169: the time of a rejected sign-in must not reveal whether the user exists. */

const MAX_DIFFERENCE = 0.05;

async function measure(url: string, tries: number): Promise<void> {
  const names = { "wrong password": demoCredentials.username, "unknown user": "nobody@demo.example" };
  const times = new Map<string, number[]>(Object.keys(names).map((name) => [name, []]));
  const refuse = async (username: string) => {
    const headers = { authorization: toBasic(username, "Wrong-1234") };
    const started = performance.now();
    await (await fetch(`${url}/api/authentication`, { method: "POST", headers })).text();
    return performance.now() - started;
  };
  for (let count = 0; count < tries; count += 1) {
    // Alternate the calls and their order, so that other load affects both.
    const pairs = Object.entries(names);
    for (const [name, username] of count % 2 === 0 ? pairs : pairs.reverse()) {
      times.get(name)?.push(await refuse(username));
    }
  }
  const medians = [...times].map(([name, all]) => {
    const median = all.sort((left, right) => left - right)[Math.floor(all.length / 2)] ?? 0;
    console.log(`${name}: ${median.toFixed(2)} ms (median of ${all.length})`);
    return median;
  });
  const difference = Math.max(...medians) / Math.min(...medians) - 1;
  console.log(`difference: ${(difference * 100).toFixed(1)} %`);
  process.exitCode = difference < MAX_DIFFERENCE ? 0 : 1;
}

await new Command("sign-in-times")
  .description("Compare the times of refusing an unknown user and a wrong password (case 169)")
  .option("--tries <number>", "of each", "200")
  .action(async ({ tries }: { readonly tries: string }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "entity-console-times-"));
    const backend = await startProcess({ DATA_DIR: folder, LOGIN_LIMIT: "1000000" });
    try {
      await measure(backend.url, 20);
      console.log("Warm. Now in earnest:");
      await measure(backend.url, Number(tries));
    } finally {
      backend.process.kill("SIGTERM");
      await backend.ended;
      rmSync(folder, { recursive: true });
    }
  })
  .parseAsync();
