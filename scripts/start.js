// `npm start`. Plain JavaScript: it prints its first line before the TypeScript loader and the backend are loaded.
import process from "node:process";

process.stdout.write("Starting the console...\n");

const { register } = await import("tsx/esm/api");
register();
await import("./start.ts");
