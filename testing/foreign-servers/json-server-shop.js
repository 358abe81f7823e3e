/** json-server as it comes, with the shop's records: `json-server-shop.js <port> <folder of its package>`. */
import { createRequire } from "node:module";
import { categories, products } from "./shop-data.js";

const [port, folder] = process.argv.slice(2);
const jsonServer = createRequire(`${folder}/package.json`)("json-server");
const server = jsonServer.create();
server.use(jsonServer.defaults({ logger: false }));
server.use("/api", jsonServer.router({ categories, products }));
server.listen(Number(port), () => process.stdout.write("ready\n"));
