import ts from "typescript";
import type {
  Example,
  Vocabulary,
  VocabularyDoc,
  VocabularyOption,
  VocabularyType,
  VocabularyWord,
} from "../vocabulary/vocabulary-doc.ts";
import { isExported } from "./type-origins.ts";
import { isVocabularyPath } from "./vocabulary-file.ts";

/** Reads the exported types of the vocabulary with their comments, for the reference. */
export function readVocabulary(sources: readonly ts.SourceFile[]): Vocabulary {
  const types = sources
    .flatMap(({ statements }) => statements)
    .flatMap((statement) =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && isExported(statement)
        ? [toType(statement)]
        : [],
    );
  const entry = sources.find(({ fileName }) => isVocabularyPath(fileName));
  const [first = ""] = docComments(entry?.text ?? "");
  return { text: first, types };
}

const NO_OPTIONS = { options: [], words: [], type: "" } as const;

function toType(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): VocabularyType {
  const named = { name: node.name.text, ...docOf(node) };
  if (ts.isInterfaceDeclaration(node)) {
    return { ...named, ...NO_OPTIONS, options: optionsOf(node.members) };
  }
  const words = wordsOf(node.type);
  return words.length > 0
    ? { ...named, ...NO_OPTIONS, words }
    : { ...named, ...NO_OPTIONS, type: onOneLine(node.type) };
}

/** An option with an object type and without an example is a group of options. */
function optionsOf(members: readonly ts.TypeElement[]): readonly VocabularyOption[] {
  return members.filter(ts.isPropertySignature).map((member) => {
    const doc = docOf(member);
    const isGroup = member.type !== undefined && ts.isTypeLiteralNode(member.type) && doc.examples.length === 0;
    const options = isGroup ? optionsOf(member.type.members) : [];
    return {
      ...doc,
      name: member.name.getText(),
      type: options.length > 0 || member.type === undefined ? "" : onOneLine(member.type),
      required: member.questionToken === undefined,
      options,
    };
  });
}

function wordsOf(type: ts.TypeNode): readonly VocabularyWord[] {
  if (!ts.isUnionTypeNode(type)) {
    return [];
  }
  const text = type.getSourceFile().text;
  return type.types.flatMap((member, index) => {
    if (!ts.isLiteralTypeNode(member) || !ts.isStringLiteral(member.literal)) {
      return [];
    }
    // The comment before `|` is not part of the member's node: it follows the end of the previous member.
    const from = index === 0 ? type.getFullStart() : (type.types[index - 1]?.end ?? 0);
    const [comment = ""] = docComments(text.slice(from, member.getStart()));
    return [{ word: member.literal.text, text: comment }];
  });
}

/** Returns the texts of doc comments with their indentation. */
function docComments(text: string): readonly string[] {
  return [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, comment = ""]) =>
    comment
      .split("\n")
      .map((line) => line.replace(/^\s*\* ?/, "").trimEnd())
      .join("\n")
      .trim(),
  );
}

/** Parses the comment itself, because the compiler removes the indentation of examples. */
function docOf(node: ts.Node): VocabularyDoc {
  const [comment = ""] = docComments(node.getFullText().slice(0, node.getStart() - node.getFullStart())).slice(-1);
  const [text = "", ...tags] = comment.split(/^@(?=[a-z])/m);
  const textsOf = (name: string) =>
    tags.filter((tag) => tag.startsWith(`${name} `)).map((tag) => tag.slice(name.length + 1).trim());
  return {
    text: text.trim(),
    examples: textsOf("example").map(toExample),
    fallback: textsOf("defaultValue").join(" "),
  };
}

/** Splits an example: its first line names the entity, the rest is part of a spec. */
function toExample(text: string): Example {
  const end = text.indexOf("\n");
  return end < 0 ? { of: "", code: text } : { of: text.slice(0, end).trim(), code: text.slice(end + 1).trimEnd() };
}

function onOneLine(node: ts.TypeNode): string {
  return node.getText().replace(/\s+/g, " ");
}
