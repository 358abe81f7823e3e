import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { frameworkRoot } from "../generator/places/product-places.js";
import { runStep } from "./run-step.ts";

/** A checkout without a product, or without examples, has fewer of them. */
const folders = ["schema", "generated", "generator", "src", "scripts", "e2e", "examples", "testing"].filter((folder) =>
  existsSync(path.join(frameworkRoot, folder)),
);

const { ok } = await runStep({
  name: "import boundaries",
  command: `depcruise --config .dependency-cruiser.mjs ${folders.join(" ")}`,
});
process.exitCode = ok ? 0 : 1;
