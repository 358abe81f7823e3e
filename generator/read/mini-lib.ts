/** The file name of the type library. */
export const LIB_NAME = "lib.d.ts";

/**
 * A minimal type library for entity files. Parsing TypeScript's own takes ten times as long as everything else that the
 * generator does. A test proves that both give the same schemas.
 */
export const MINI_LIB = `
interface Date { toISOString(): string; toJSON(): string; }
interface Array<T> { readonly length: number; [index: number]: T; }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T; }
interface Boolean {}
interface CallableFunction {}
interface Function {}
interface IArguments {}
interface NewableFunction {}
interface Number {}
interface Object {}
interface RegExp {}
interface String { readonly length: number; }
type Exclude<T, U> = T extends U ? never : T;
type Extract<T, U> = T extends U ? T : never;
type NonNullable<T> = T & {};
type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;
type Partial<T> = { [P in keyof T]?: T[P] };
type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Readonly<T> = { readonly [P in keyof T]: T[P] };
type Record<K extends keyof any, T> = { [P in K]: T };
type Required<T> = { [P in keyof T]-?: T[P] };
type Capitalize<S extends string> = intrinsic;
type Lowercase<S extends string> = intrinsic;
type Uncapitalize<S extends string> = intrinsic;
type Uppercase<S extends string> = intrinsic;
`;
