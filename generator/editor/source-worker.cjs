// The thread of source-plugin.cjs.
require("tsx/cjs");
require("./worker.ts");
