import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { ConsoleModel } from "../src/contract/console-model.ts";

const FAVICON = "favicon.svg";

/** The mark on the theme's first colour, as the console draws it beside the name. */
function toFavicon(mark: string): string {
  const line = 'fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';
  const box = '<rect width="32" height="32" rx="8" fill="#0b7a71" />';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${box}<path d="${mark}" ${line} /></svg>\n`;
}

const toHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Fills the page with what the product says of itself: its first language, its name in that language, its mark. */
export function productPage(generated: string): Plugin {
  const read = async <Module>(file: string): Promise<Module> =>
    (await runnerImport<Module>(path.join(generated, file))).module;
  const readModel = async () => (await read<{ readonly consoleModel: ConsoleModel }>("console.ts")).consoleModel;
  const readFavicon = async () => toFavicon((await readModel()).brand.mark);
  return {
    name: "product-page",
    async transformIndexHtml(html) {
      const [language] = (await readModel()).languages;
      const tag = language?.name ?? "en-US";
      // A loader of the model's own would come too late: its module may be loaded no further by now.
      const { texts } = await read<{ readonly texts: Readonly<Record<string, string>> }>(`labels/${tag}-first.ts`);
      return html.replace("%LANGUAGE%", tag).replace("%NAME%", toHtml(texts["product.name"] ?? ""));
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: FAVICON, source: await readFavicon() });
    },
    configureServer(server) {
      server.middlewares.use(`/${FAVICON}`, async (_request, response) => {
        response.setHeader("content-type", "image/svg+xml").end(await readFavicon());
      });
    },
  };
}
