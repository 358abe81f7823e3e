// Where the second thread of compile-checks.ts begins: it reads the sources, as it has no bundle of its own.
import { register } from "tsx/esm/api";

register();
await import("./compile-checks-work.ts");
