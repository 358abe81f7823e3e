import ts from "typescript";
import { handFolder } from "../paths/product-paths.ts";
import { type LoadedComponent, loadedComponent } from "./loaded-component.ts";
import {
  elementsOf,
  isList,
  isWholeObject,
  type LocatedExpression,
  lineOf,
  type Member,
  membersOf,
  readConstant,
} from "./source-objects.ts";

/** A screen or sign-in form that a product registers with the console. */
export interface RegisteredScreen {
  /** Its path; `login` for the sign-in form. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** The loaded component and the file that exports it; null if the syntax does not show it. */
  readonly component: LoadedComponent | null;
  /** The required role; null for any. */
  readonly role: string | null;
  /** True if the deployment's configuration can disable it. */
  readonly isConditional: boolean;
}

const PRODUCT = "console/product.ts";
const PRODUCT_NAME = "consoleProduct";

/** A product's registration with the console. */
export interface ConsoleRegistry {
  readonly file: string;
  readonly screens: readonly RegisteredScreen[];
  /** True if the product has a console and every screen's path is a literal. */
  readonly isComplete: boolean;
  /** A sign-in form that replaces the framework's; null if there is none. */
  readonly login: RegisteredScreen | null;
}

/** Reads a product's registration with the console from its syntax. */
export function readConsoleRegistry(root: string): ConsoleRegistry {
  const file = `${handFolder(root)}/${PRODUCT}`;
  const product = readConstant(root, file, PRODUCT_NAME);
  const members = membersOf(product);
  const screens = members.find(({ name }) => name === "screens");
  const login = members.find(({ name }) => name === "login");
  const registered = screens === undefined ? [] : elementsOf(screens.value).map(toScreen);
  return {
    file,
    screens: registered,
    isComplete: product !== null && isWholeObject(product) && isKnown(screens, registered),
    login: login === undefined ? null : toLogin(login),
  };
}

function isKnown(screens: Member | undefined, registered: readonly RegisteredScreen[]): boolean {
  return screens === undefined || (isList(screens.value) && registered.every(({ name }) => name !== ""));
}

function toScreen(element: LocatedExpression): RegisteredScreen {
  const members = membersOf(element);
  const textOf = (name: string) => {
    const node = members.find((member) => member.name === name)?.value.node;
    return node !== undefined && ts.isStringLiteralLike(node) ? node.text : null;
  };
  const load = members.find(({ name }) => name === "load");
  return {
    name: textOf("path") ?? "",
    file: element.source.file,
    line: lineOf(element, element.node),
    component: load === undefined ? null : loadedComponent(load),
    role: textOf("role"),
    isConditional: members.some(({ name }) => name === "when"),
  };
}

function toLogin(member: Member): RegisteredScreen {
  const line = lineOf(member, member.at);
  const component = loadedComponent(member);
  return { name: "login", file: member.source.file, line, component, role: null, isConditional: false };
}
