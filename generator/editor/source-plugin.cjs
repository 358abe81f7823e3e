// The plugin of the TypeScript server in the framework's repository, whose modules are TypeScript. The package has a compiled
// one (scripts/package/build-package.ts).
require("tsx/cjs");
module.exports = require("./typescript-plugin.ts").init;
