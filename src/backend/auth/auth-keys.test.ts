import { expect, test } from "vitest";
import { rawKey } from "../testing/raw-key.ts";
import { toAuthKeys } from "./auth-keys.ts";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

async function everyKey(secret: string): Promise<readonly string[]> {
  const keys = toAuthKeys(secret, "k");
  const ofAudiences = ["main", "content"].map(async (name) => [await rawKey(keys, name), keys.of(name).refresh]);
  return [...(await Promise.all(ofAudiences)).flat(), keys.storage].map(hex);
}

test("one secret gives five different keys of 256 bits", async () => {
  const keys = [...(await everyKey("one secret")), ...(await everyKey("another secret"))];
  expect(new Set(keys).size).toBe(10);
  expect(keys.filter((key) => key.length !== 64)).toEqual([]);
  expect(toAuthKeys("one secret", "k").id).toBe("k");
});

test("the keys derived from a secret never change between versions", async () => {
  expect(await everyKey("one secret")).toEqual([
    "08e6193395be8ecf0e9a96456ebdc4f82ea5ccd91446a63ccb59c718f5a67a42",
    "44933c9bbb9a7dbdfb2a6d7c645cb81ae4ea73d11680a79941667f1d15443f67",
    "669b6633bd338898f62c189b7cce7c995c838a847bc5bb4b90d7e6a5d1fdcd7f",
    "0f50f642ad24af5c634423398d2496e69effafe5ec0ada9439e7d5a20a5bedd1",
    "02da11de9fec11b7b989d18cebe0774ba83f1faae03d1c7bd403cb782047a6b5",
  ]);
});
