import process from "node:process";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const backend = `http://127.0.0.1:${process.env["BACKEND_PORT"] ?? "8081"}`;

export default defineConfig({
  root: "src/console",
  plugins: [react()],
  build: {
    outDir: "../../dist/console",
    // Outside of `root`, so it must be said that emptying it is meant.
    emptyOutDir: true,
    // Every browser that the console supports preloads modules by itself, and the polyfill is one more script.
    modulePreload: { polyfill: false },
    // A font or a picture as a `data:` address would be outside of the Content-Security-Policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: "es2022",
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/content-api", "/config.json", "/openapi.json"].map((path) => [path, { target: backend }]),
    ),
  },
});
