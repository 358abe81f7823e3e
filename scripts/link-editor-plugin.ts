import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../generator/paths/product-paths.ts";

// `npm run editor`: makes the plugin of the TypeScript server findable in this repository. A server looks for plugins in
// `node_modules` only, where a package does not install itself. `.vscode/settings.json` names the folder.

const folder = path.join(frameworkRoot, ".cache/editor/node_modules/entity-console");
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "entity-console", main: "./main.cjs" }));
writeFileSync(
  path.join(folder, "main.cjs"),
  'module.exports = require("../../../../generator/editor/source-plugin.cjs");\n',
);
console.log("Editors show the generator's messages in schema/ after their TypeScript server is restarted.");
