import path from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { frameworkRoot } from "../paths/product-paths.ts";
import { BUNDLE, generatorSources } from "./launch.ts";

test("a change of any module in the generator's bundle gives another bundle", async () => {
  const { metafile } = await build({ ...BUNDLE, metafile: true, absWorkingDir: frameworkRoot });
  const bundled = Object.keys(metafile.inputs).filter(
    (file) => file !== "<stdin>" && !/(^|\/)node_modules\//.test(file),
  );
  expect(bundled).toContain("src/contract/list-filter.ts");
  const hashed = generatorSources();
  expect(bundled.filter((file) => !hashed.includes(path.join(frameworkRoot, file)))).toEqual([]);
});
