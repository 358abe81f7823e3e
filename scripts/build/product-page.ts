import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { ProductPaths } from "../../generator/paths/product-paths.ts";
import { startEnUs } from "../../src/console/i18n/en-US/start.ts";
import { startTextsIn } from "../../src/console/i18n/start-texts.ts";
import type { Catalogue, ProductLanguage, TextDirection } from "../../src/contract/labels.ts";

/** The product's data in the HTML page, before any script runs. */
export interface PageFacts {
  /** The default language as a BCP 47 tag. */
  readonly language: string;
  readonly direction: TextDirection;
  readonly name: string;
  /** One SVG path in a box of 32 by 32. */
  readonly mark: string;
}

const ICON = "favicon.svg";

/** Fills the console's page with the product's language and name, and uses its logo as the page's icon. */
export function productPage(product: Pick<ProductPaths, "generated">): Plugin {
  return {
    name: "product-page",
    transformIndexHtml: async (html, { server }) => {
      const page = toPage(html, await readPageFacts(product));
      // The development server inserts styles with a script; hide the notice without them.
      return server ? page.replace(/<div class="slow-start">.*?<\/div>/s, "") : page;
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: ICON, source: toIcon(await readPageFacts(product)) });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${ICON}`, (_, answer, next) => {
        readPageFacts(product).then((facts) => {
          answer.setHeader("content-type", "image/svg+xml");
          answer.end(toIcon(facts));
        }, next);
      });
    },
  };
}

/** Reads the generated files, without the console's own code. */
export async function readPageFacts({ generated }: Pick<ProductPaths, "generated">): Promise<PageFacts> {
  const { languages } = await load<{ languages: readonly ProductLanguage[] }>(path.join(generated, "languages.ts"));
  const language = languages[0]?.name ?? "en-US";
  const { texts } = await load<{ texts: Catalogue }>(path.join(generated, `labels/${language}-sign-in.ts`));
  const { consoleModel } = await load<{ consoleModel: { brand: { mark: string } } }>(
    path.join(generated, "console.ts"),
  );
  return {
    language,
    direction: languages[0]?.direction ?? "ltr",
    name: texts["product.name"] ?? "",
    mark: consoleModel.brand.mark,
  };
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: "silent" });
  return module;
}

/**
 * The notice of a slow start, and the texts of a failed one: in the product's language, and in English. They are part of
 * the page, because none of the console's files may have loaded.
 */
function toStartPage(language: string): { readonly slow: string; readonly texts: string } {
  const own = startTextsIn(language);
  const notice = (lang: string, text: string) => `<p lang="${escapeText(lang)}">${escapeText(text)}</p>`;
  const english = notice("en-US", startEnUs.slow);
  const retry = own === null ? startEnUs.retry : `${own.retry} · ${startEnUs.retry}`;
  return {
    slow: `${own === null ? "" : notice(language, own.slow)}${english}<p><a href="">${escapeText(retry)}</a></p>`,
    texts: own === null ? "" : escapeText(JSON.stringify(own)),
  };
}

/** The page with the language, its direction, the name and the texts of the start filled in. */
export function toPage(html: string, { language, direction, name }: PageFacts): string {
  const { slow, texts } = toStartPage(language);
  return html
    .replace("%SLOW%", () => slow)
    .replace("%START_TEXTS%", () => texts)
    .replace("%LANGUAGE%", () => escapeText(language))
    .replace("%DIRECTION%", direction)
    .replace("%NAME%", () => escapeText(name));
}

/** The logo on the colour of the console's first theme. */
export function toIcon({ mark }: PageFacts): string {
  const stroke = 'fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="#0b7a71" />
  <path d="${escapeText(mark)}" ${stroke} />
</svg>
`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
