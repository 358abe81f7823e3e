import Handlebars from "handlebars";

/** What of Handlebars templates of this repository use; anything else is refused, so that none means what it does not say. */
type Node = hbs.AST.Statement;

/** Where a part of a template stands: the values that its names are of, the nearest last, and the loop around it. */
interface Scope {
  readonly values: readonly string[];
  /** Whether the value of the nearest `each` is the last one, as code; null outside of any. */
  readonly isLast: string | null;
}

/**
 * A template as the body of a function of `tools` (`template-tools.ts`) and `view` that returns the text. Handlebars reads
 * it, white space that `~` and lines of their own take away included; its own code makes closures at each block of each
 * field, which is most of what rendering a large spec costs (docs/decisions/0047).
 */
export function compileTemplate(template: string): string {
  const { body } = Handlebars.parse(template);
  const writer = new Writer();
  const code = writer.statements(body, { values: ["view"], isLast: null });
  return [
    '"use strict";',
    "const { given, shown, isThere, list, json, flat } = tools;",
    ...writer.partials,
    `let out = "";\n${code}return out;`,
  ].join("\n");
}

class Writer {
  /** A function of its own value for each `inline`. */
  readonly partials: string[] = [];
  #names = 0;

  statements(body: readonly Node[], scope: Scope): string {
    return body.map((node) => this.#statement(node, scope)).join("");
  }

  #statement(node: Node, scope: Scope): string {
    switch (node.type) {
      case "ContentStatement":
        return append(JSON.stringify((node as hbs.AST.ContentStatement).value));
      case "CommentStatement":
        return "";
      case "MustacheStatement":
        return append(mustache(node as hbs.AST.MustacheStatement, scope));
      case "BlockStatement":
        return this.#block(node as hbs.AST.BlockStatement, scope);
      case "PartialStatement":
        return partialCall(node as hbs.AST.PartialStatement, scope);
      case "DecoratorBlock":
        this.#inline(node as hbs.AST.DecoratorBlock);
        return "";
      default:
        throw new TemplateError(node, `${node.type} is not known here`);
    }
  }

  #block(node: hbs.AST.BlockStatement, scope: Scope): string {
    const [subject] = node.params;
    const name = nameOf(node.path);
    if (subject === undefined || node.params.length > 1 || node.hash !== undefined) {
      throw new TemplateError(node, `{{#${name}}} takes one value`);
    }
    const inner = (within: Scope) => this.statements(node.program?.body ?? [], within);
    const otherwise = this.statements(node.inverse?.body ?? [], scope);
    switch (name) {
      case "if":
        return branch(condition(subject, scope), inner(scope), otherwise);
      case "unless":
        return branch(`!${condition(subject, scope)}`, inner(scope), otherwise);
      case "with": {
        const value = this.#newName();
        const code = inner({ ...scope, values: [...scope.values, value] });
        return `{ const ${value} = ${codeOf(subject, scope)};\n${branch(`isThere(${value}, ${nameText(subject)})`, code, otherwise)}}\n`;
      }
      case "each":
        return this.#each(node, { subject: listOf(subject, scope), scope, otherwise });
      default:
        throw new TemplateError(node, `{{#${name}}} is not known here`);
    }
  }

  /** What a turn of an outermost loop gives is made one string: thousands of small ones would outlive it. */
  #each(
    node: hbs.AST.BlockStatement,
    { subject, scope, otherwise }: { readonly subject: string; readonly scope: Scope; readonly otherwise: string },
  ): string {
    const value = this.#newName();
    const body = node.program?.body ?? [];
    const isOuter = scope.isLast === null && body.some(({ type }) => type === "BlockStatement");
    const within = { values: [...scope.values, value], isLast: `${value}i === ${value}s.length - 1` };
    const code = this.statements(body, within);
    const turn = isOuter ? `const before = out; out = "";\n${code}out = before + flat(out);\n` : code;
    const loop = `for (let ${value}i = 0; ${value}i < ${value}s.length; ${value}i += 1) { const ${value} = ${value}s[${value}i];\n${turn}}\n`;
    return `{ const ${value}s = ${subject};\n${otherwise === "" ? loop : branch(`${value}s.length > 0`, loop, otherwise)}}\n`;
  }

  #inline(node: hbs.AST.DecoratorBlock): void {
    const [name] = node.params;
    if (name?.type !== "StringLiteral") {
      throw new TemplateError(node, "an inline part takes a name");
    }
    const code = this.statements(node.program.body, { values: ["view"], isLast: null });
    this.partials.push(
      `function ${partialName((name as hbs.AST.StringLiteral).value)}(view) { let out = "";\n${code}return out; }`,
    );
  }

  #newName(): string {
    this.#names += 1;
    return `v${this.#names}`;
  }
}

/** A template that says what is not known here. */
class TemplateError extends Error {
  override readonly name = "TemplateError";

  constructor({ loc }: hbs.AST.Node, message: string) {
    super(`Line ${loc.start.line}: ${message}`);
  }
}

function append(text: string): string {
  return `out += ${text};\n`;
}

function branch(condition: string, code: string, otherwise: string): string {
  return `if (${condition}) {\n${code}}${otherwise === "" ? "" : ` else {\n${otherwise}}`}\n`;
}

function mustache({ path, params, hash }: hbs.AST.MustacheStatement, scope: Scope): string {
  const [value] = params;
  if (value === undefined) {
    return `shown(${codeOf(path, scope)}, ${nameText(path)})`;
  }
  if (nameOf(path) !== "json" || params.length > 1) {
    throw new TemplateError(path, `{{${nameOf(path)} …}} is no helper: there is {{json value}} alone`);
  }
  const given = new Map(hash?.pairs.map((pair) => [pair.key, codeOf(pair.value, scope)]));
  const data = `given(${codeOf(value, scope)}, ${nameText(value)})`;
  return `json(${data}, ${given.get("depth") ?? "0"}, ${given.get("before") ?? "0"})`;
}

function partialCall(node: hbs.AST.PartialStatement, scope: Scope): string {
  const [value] = node.params;
  // Handlebars would indent each line of a part that stands on a line of its own.
  if (value === undefined || (node as { readonly indent?: string }).indent !== "") {
    throw new TemplateError(node, "a part takes one value, and stands within a line");
  }
  return append(`${partialName(nameOf(node.name as hbs.AST.PathExpression))}(${codeOf(value, scope)})`);
}

function condition(subject: hbs.AST.Expression, scope: Scope): string {
  return `isThere(${codeOf(subject, scope)}, ${nameText(subject)})`;
}

function listOf(subject: hbs.AST.Expression, scope: Scope): string {
  return `list(${codeOf(subject, scope)}, ${nameText(subject)})`;
}

function codeOf(expression: hbs.AST.Expression, scope: Scope): string {
  if (expression.type === "NumberLiteral") {
    return String((expression as hbs.AST.NumberLiteral).value);
  }
  if (expression.type !== "PathExpression") {
    throw new TemplateError(expression, `${expression.type} is not known here`);
  }
  const { data, depth, parts, original } = expression as hbs.AST.PathExpression;
  if (data) {
    if (original !== "@last" || scope.isLast === null) {
      throw new TemplateError(expression, `${original} is not known here`);
    }
    return scope.isLast;
  }
  const of = scope.values.at(-1 - depth);
  if (of === undefined) {
    throw new TemplateError(expression, `nothing is around ${original}`);
  }
  return `${of}${parts.map((part) => `[${JSON.stringify(part)}]`).join("")}`;
}

function nameOf(path: hbs.AST.Expression): string {
  return (path as hbs.AST.PathExpression).original;
}

function nameText(expression: hbs.AST.Expression): string {
  return JSON.stringify(nameOf(expression));
}

function partialName(name: string): string {
  return `part_${name}`;
}
