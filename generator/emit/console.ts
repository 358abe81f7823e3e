import type { ConsoleModel } from "../model/types/console-model.ts";
import { template } from "../render/template.ts";
import { inputsEntities } from "./action-forms.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";
import { hasServiceApi } from "./service-api.ts";

interface ConsoleView {
  readonly banner: string;
  /** True if there are calls that belong to no entity. */
  readonly hasService: boolean;
  /** True if an action has inputs. */
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
 * Values that a product passes to the framework. `generated/register.ts`: its types. `generated/console.ts`: needed at
 * start. `generated/console-signed-in.ts`: needed after sign-in. `generated/currency.ts`: for the product's own code.
 */
export function emitConsole(model: ConsoleModel): readonly EmittedFile[] {
  const { brand, currency } = model.product;
  const view = {
    banner: banner("schema/"),
    hasService: hasServiceApi(model),
    hasActionForms: inputsEntities(model).length > 0,
    brand,
  };
  return [
    { path: "register.ts", content: registerView(view) },
    { path: "console.ts", content: consoleView(view) },
    { path: "console-signed-in.ts", content: signedInView(view) },
    { path: "currency.ts", content: currencyView({ banner: banner("schema/product.ts"), currency }) },
  ];
}
