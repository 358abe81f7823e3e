import ts from "typescript";

/** The path of a field or type: `Ticket`, `Ticket.code`, `Ticket.address.city`. */
export function pathOfType(node: ts.Node): string {
  const names: string[] = [];
  for (let each = node; !ts.isSourceFile(each); each = each.parent) {
    if (ts.isTypeElement(each) || ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) {
      names.unshift(each.name?.getText() ?? "");
    }
  }
  return names.filter((name) => name !== "").join(".");
}
