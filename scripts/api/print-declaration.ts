import ts from "typescript";

const printer = ts.createPrinter({ removeComments: true });

/** A declaration as it is written, without comments, bodies, private members and values. */
export function printDeclaration(statement: ts.Statement, name: string): string {
  const source = statement.getSourceFile();
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  if (ts.isFunctionDeclaration(statement)) {
    return withoutExport(`${print(withoutBody(statement))}`);
  }
  if (ts.isClassDeclaration(statement)) {
    return withoutExport(print(withoutBodies(statement)));
  }
  if (ts.isVariableStatement(statement)) {
    return printConstant(statement, name, print);
  }
  return withoutExport(print(statement));
}

function withoutExport(text: string): string {
  return text.replace(/^export (?:async )?/, "");
}

function withoutBody(node: ts.FunctionDeclaration): ts.Node {
  const { name, typeParameters, parameters, type } = node;
  const modifiers = ts.getModifiers(node)?.filter(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return ts.factory.createFunctionDeclaration(modifiers, undefined, name, typeParameters, parameters, type, undefined);
}

/** `const text: string`; of an arrow function its parameters and its type. */
function printConstant(statement: ts.VariableStatement, name: string, print: (node: ts.Node) => string): string {
  const found = statement.declarationList.declarations.find((each) => each.name.getText() === name);
  if (found?.type !== undefined) {
    return `const ${name}: ${print(found.type)};`;
  }
  const { initializer } = found ?? {};
  if (initializer !== undefined && ts.isArrowFunction(initializer)) {
    const { typeParameters, parameters, type } = initializer;
    const node = ts.factory.createFunctionDeclaration(
      undefined,
      undefined,
      name,
      typeParameters,
      parameters,
      type,
      undefined,
    );
    return print(node);
  }
  return `const ${name};`;
}

/** The public members of a class, without values and bodies. */
function withoutBodies(node: ts.ClassDeclaration): ts.Node {
  const { factory } = ts;
  const members = node.members.filter(isPublic).map((member) => {
    if (ts.isMethodDeclaration(member)) {
      const { asteriskToken, name, questionToken, typeParameters, parameters, type } = member;
      return factory.updateMethodDeclaration(
        member,
        undefined,
        asteriskToken,
        name,
        questionToken,
        typeParameters,
        parameters,
        type,
        undefined,
      );
    }
    if (ts.isConstructorDeclaration(member)) {
      return factory.updateConstructorDeclaration(member, undefined, member.parameters, undefined);
    }
    return ts.isPropertyDeclaration(member)
      ? factory.updatePropertyDeclaration(
          member,
          member.modifiers,
          member.name,
          member.questionToken ?? member.exclamationToken,
          member.type,
          undefined,
        )
      : member;
  });
  const { modifiers, name, typeParameters, heritageClauses } = node;
  return factory.updateClassDeclaration(node, modifiers, name, typeParameters, heritageClauses, members);
}

function isPublic(member: ts.ClassElement): boolean {
  const isHidden = (ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : []).some(
    ({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
  );
  return !isHidden && !(member.name !== undefined && ts.isPrivateIdentifier(member.name));
}
