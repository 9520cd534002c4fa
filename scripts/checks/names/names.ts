import { lineOf, type Node, type SourceFile, walk } from '../../lib/sources.ts';
import type { Finding } from '../rule.ts';
import { inComments, inNames, standardNames } from './words.ts';

const commentWord = new RegExp(String.raw`\b(${Object.keys(inComments).join('|')})\b`, 'gi');

/** Parts of a name in lower case: `keepAnswers`, `keep-answers` and `KEEP_ANSWERS` have the same two. */
export const partsOf = (name: string): string[] =>
  [...name.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([part]) => part.toLowerCase());

function refusedPart(name: string): string | undefined {
  return standardNames.has(name) ? undefined : partsOf(name).find((part) => Object.hasOwn(inNames, part));
}

const advice = (name: string, part: string): string =>
  `«${name}»: «${part}» is not a word of ours, use ${inNames[part]}`;

const declaring: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSDeclareFunction: ['id', 'params'],
  ClassDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSEnumDeclaration: ['id'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
};

/** Identifiers a pattern binds: `{ a: b }` binds `b`, and `a` belongs to somebody else. */
function bound(node: Node | undefined): Node[] {
  if (!node) return [];
  switch (node.type) {
    case 'Identifier':
      return [node];
    case 'ObjectPattern':
      return (node['properties'] as Node[]).flatMap((property) =>
        property['shorthand'] ? [] : bound((property['value'] ?? property['argument']) as Node | undefined),
      );
    case 'ArrayPattern':
      return (node['elements'] as Array<Node | null>).flatMap((element) => bound(element ?? undefined));
    case 'AssignmentPattern':
      return bound(node['left'] as Node);
    case 'RestElement':
      return bound(node['argument'] as Node);
    case 'TSParameterProperty':
      return bound(node['parameter'] as Node);
    default:
      return [];
  }
}

function declared(node: Node): Node[] {
  return (declaring[node.type] ?? []).flatMap((field) => {
    const value = node[field] as Node | Node[] | null | undefined;
    return (Array.isArray(value) ? value : [value ?? undefined]).flatMap((one) => bound(one));
  });
}

/** Refused words in the comments of a text, with the line of each. */
export function refusedInComments(path: string, comments: ReadonlyArray<{ text: string; line: number }>): Finding[] {
  return comments.flatMap(({ text, line }) =>
    [...text.matchAll(commentWord)].map(([word]) => ({
      path,
      line,
      text: `comment: «${word}» → ${inComments[word.toLowerCase()]}`,
    })),
  );
}

/** Refused parts of the names a file declares, and of its own name. */
export function refusedInNames(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.tree, (node) => {
    for (const identifier of declared(node)) {
      const name = String(identifier['name']);
      const part = refusedPart(name);
      if (part) findings.push({ path: file.path, line: lineOf(file, identifier.start), text: advice(name, part) });
    }
  });
  return findings;
}

/** A file's own name. */
export function refusedInFileName(path: string): Finding[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const part = refusedPart(name.replace(/^\d{8}T\d{4}_/, ''));
  return part ? [{ path, line: 1, text: advice(name, part) }] : [];
}
