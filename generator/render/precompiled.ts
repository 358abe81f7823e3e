import type { TemplateTools } from "./template-tools.ts";

/** A template as a function, and the text that it was compiled from. */
export interface PrecompiledTemplate {
  readonly text: string;
  readonly code: (tools: TemplateTools, view: unknown) => string;
}

/** By name under `templates/`. Empty here: generator/cli/precompile-templates.ts fills it in the bundle. */
export const precompiled: { readonly [name: string]: PrecompiledTemplate } = {};
