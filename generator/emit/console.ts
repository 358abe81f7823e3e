import type { ConsoleModel } from "../model/console-model.ts";
import { template } from "../render/template.ts";
import { askedFor } from "./action-forms.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";
import { hasServiceApi } from "./service-api.ts";

interface ConsoleView {
  readonly banner: string;
  /** Whether there are calls that belong to no entity. */
  readonly hasService: boolean;
  /** Whether an action asks for something before it runs. */
  readonly hasActionForms: boolean;
  readonly brand: { readonly mark: string };
}

interface CurrencyView {
  readonly banner: string;
  readonly currency: string;
}

const registerView = template<ConsoleView>("register.ts.hbs");
const consoleView = template<ConsoleView>("console.ts.hbs");
const signedInView = template<ConsoleView>("console-signed-in.ts.hbs");
const currencyView = template<CurrencyView>("currency.ts.hbs");

/**
 * What a product hands to the framework: `generated/register.ts`, its types; `generated/console.ts`, what the console
 * starts with; `generated/console-signed-in.ts`, what only signed-in pages need; `generated/currency.ts`, for its own code.
 */
export function emitConsole(model: ConsoleModel): readonly EmittedFile[] {
  const { brand, currency } = model.product;
  const view = {
    banner: banner("schema/"),
    hasService: hasServiceApi(model),
    hasActionForms: askedFor(model).length > 0,
    brand,
  };
  return [
    { path: "register.ts", content: registerView(view) },
    { path: "console.ts", content: consoleView(view) },
    { path: "console-signed-in.ts", content: signedInView(view) },
    { path: "currency.ts", content: currencyView({ banner: banner("schema/product.ts"), currency }) },
  ];
}
