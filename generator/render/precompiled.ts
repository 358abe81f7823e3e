import type Handlebars from "handlebars";

/** A template that was compiled when the generator was bundled, and the text that it was compiled from. */
export interface PrecompiledTemplate {
  readonly text: string;
  readonly code: Parameters<typeof Handlebars.template>[0];
}

/** By name under `templates/`. Empty here: generator/cli/precompile-templates.ts fills it in the bundle. */
export const precompiled: { readonly [name: string]: PrecompiledTemplate } = {};
