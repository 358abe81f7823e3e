// `npm start`. Plain JavaScript: it says that it is alive before the TypeScript loader and the backend are read.
import process from "node:process";

process.stdout.write("Starting the console...\n");

const { register } = await import("tsx/esm/api");
register();
await import("./start.ts");
