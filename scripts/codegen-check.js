// `npm run codegen:check`: whether the generated files and the migrations are what the spec gives, of the product that
// is named, or of every one that there is.
import process from "node:process";
import { findProduct, ProductFolderError, productFolders, takeProduct } from "../generator/places/product-places.js";
import { keepMigrations } from "./codegen-migrations.js";
import { runGenerator } from "./run-generator.js";

const FAULT = 3;

async function check(folder, options) {
  const own = folder === "." ? [] : ["--product", folder];
  const exit = await runGenerator(["check", ...options, ...own]);
  return Math.max(exit, await keepMigrations(findProduct(folder), { isCheck: true }));
}

try {
  const { product, rest } = takeProduct(process.argv.slice(2));
  const folders = product === null ? productFolders() : [findProduct(product).folder];
  const exits = [];
  for (const folder of folders) {
    if (folders.length > 1) {
      process.stdout.write(`${folder}: `);
    }
    exits.push(await check(folder, rest));
  }
  process.exitCode = Math.max(...exits);
} catch (error) {
  if (!(error instanceof ProductFolderError)) {
    throw error;
  }
  process.stderr.write(`${error.message}\n`);
  process.exitCode = FAULT;
}
