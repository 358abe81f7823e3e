import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { billOfMaterials, LICENSES_FILE, SBOM_SUFFIX } from "./bill-of-materials.ts";

const root = path.resolve(import.meta.dirname, "../..");

interface Sbom {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly group?: string; readonly version: string }[];
}

describe("files that a build writes next to its code", () => {
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "materials-"));
    await build({
      root,
      configFile: false,
      logLevel: "silent",
      plugins: [billOfMaterials(root)],
      build: {
        outDir: path.join(folder, "console"),
        license: { fileName: LICENSES_FILE },
        lib: { entry: path.join(root, "node_modules/react/index.js"), formats: ["es"], fileName: "react" },
      },
    });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("the licences of all bundled packages", () => {
    const text = readFileSync(path.join(folder, "console", LICENSES_FILE), "utf8");
    expect(text).toContain(`react - ${packageJson.devDependencies.react} (MIT)`);
    expect(text).toContain("Permission is hereby granted");
  });

  test("a CycloneDX list of the packages that production installs or the bundle contains, and no others", () => {
    const sbom = JSON.parse(readFileSync(`${path.join(folder, "console")}${SBOM_SUFFIX}`, "utf8")) as Sbom;
    const versions = new Map(
      sbom.components.map(({ group, name, version }) => [group ? `${group}/${name}` : name, version]),
    );
    expect(sbom.bomFormat).toBe("CycloneDX");
    expect(versions.get("react")).toBe(packageJson.devDependencies.react);
    expect(versions.get("fastify")).toBe(packageJson.dependencies.fastify);
    expect([...versions.keys()]).not.toContain("vitest");
    expect([...versions.keys()]).not.toContain("@mui/material");
  });
});
