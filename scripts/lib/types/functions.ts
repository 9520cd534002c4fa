import type { Node, SourceFile } from '../sources.ts';
import { annotationOf, commentBefore, nameOf, nodes } from '../syntax.ts';

/** A function, a class or a constant as people use it. */
export interface ValueShape {
  readonly kind: 'hook' | 'function' | 'value';
  readonly about: string;
  /** How it is called, or what it is: `formatNumber(value: number, options?: NumberOptions): string`. */
  readonly signature: string;
}

/** Longer initializers say more about the package than about its use. */
const longestValue = 700;

const textOf = (file: SourceFile, start: number, end: number): string => file.text.slice(start, end).trim();

const wholeOf = (file: SourceFile, node: Node | undefined): string => (node ? textOf(file, node.start, node.end) : '');

/** `UploadValue` → `uploadValue`; an object typed in place is options. */
function nameByType(pattern: Node): string {
  const type = nameOf(annotationOf(pattern)?.['typeName'] as Node | undefined);
  return type === '' || type.endsWith('Options') ? 'options' : type[0]!.toLowerCase() + type.slice(1);
}

/** A parameter as a caller sees it: what is taken apart inside has one name, a default makes it optional. */
function paramText(file: SourceFile, param: Node): string {
  const isDefaulted = param.type === 'AssignmentPattern';
  const target = isDefaulted ? (param['left'] as Node) : param;
  const annotation = wholeOf(file, target['typeAnnotation'] as Node | undefined);
  if (target.type === 'ObjectPattern') return `${nameByType(target)}${isDefaulted ? '?' : ''}${annotation}`;
  return isDefaulted && annotation !== '' ? `${nameOf(target)}?${annotation}` : wholeOf(file, param);
}

/** From the parameters to the returned type: `(value: number): string`. */
function callOf(file: SourceFile, called: Node): string {
  const params = nodes(called['params']).map((param) => paramText(file, param));
  const list = params.join(', ').length > 70 ? `\n  ${params.join(',\n  ')},\n` : params.join(', ');
  const generics = wholeOf(file, called['typeParameters'] as Node | undefined);
  return `${generics}(${list})${wholeOf(file, called['returnType'] as Node | undefined)}`;
}

/** Public members of a class, without bodies. */
function classText(file: SourceFile, declared: Node): string {
  const head = textOf(file, declared.start, (declared['body'] as Node).start);
  const members = nodes((declared['body'] as Node)['body'])
    .filter(({ key, accessibility }) => (key as Node).type !== 'PrivateIdentifier' && accessibility !== 'private')
    .map((member) => {
      const name = nameOf(member['key'] as Node);
      const value = member['value'] as Node | undefined;
      if (value?.['params']) return `  ${name}${callOf(file, value)};`;
      return `  ${textOf(file, member.start, value?.start ?? member.end).replace(/\s*[=;]$/, '')};`;
    });
  return [`${head} {`, ...members, '}'].join('\n');
}

function variableText(file: SourceFile, declared: Node): string {
  const id = declared['id'] as Node;
  const value = declared['init'] as Node | undefined;
  const head = `const ${textOf(file, id.start, id.end)}`;
  if (id['typeAnnotation'] || !value) return head;
  const text = textOf(file, value.start, value.end);
  return text.length > longestValue ? head : `${head} = ${text}`;
}

const kindOf = (name: string): ValueShape['kind'] => (/^use[A-Z]/.test(name) ? 'hook' : 'function');

/** The function, class or constant of this name, declared in this file. */
export function valueShapeOf(file: SourceFile, local: string, name: string): ValueShape | undefined {
  const statements = nodes(file.tree['body']).flatMap((statement) => {
    const declared = statement['declaration'] as Node | undefined;
    const all = declared?.type === 'VariableDeclaration' ? nodes(declared['declarations']) : declared ? [declared] : [];
    return all.filter((one) => nameOf(one['id'] as Node) === local).map((one) => ({ statement, declared: one }));
  });
  const [first] = statements;
  if (!first) return undefined;
  const about =
    statements.map(({ statement }) => commentBefore(file, statement.start)).find((text) => text !== '') ?? '';
  const { declared } = first;
  const value = declared['init'] as Node | undefined;
  if (declared.type === 'ClassDeclaration') return { kind: 'value', about, signature: classText(file, declared) };
  if (declared.type !== 'VariableDeclarator') {
    // The last of overloads is the implementation, which callers do not see.
    const shown = statements.length > 1 ? statements.slice(0, -1) : statements;
    const signature = shown.map((one) => `${name}${callOf(file, one.declared)}`).join('\n');
    return { kind: kindOf(name), about, signature };
  }
  if (value?.type !== 'ArrowFunctionExpression')
    return { kind: 'value', about, signature: variableText(file, declared) };
  const isTyped = (declared['id'] as Node)['typeAnnotation'];
  const signature = isTyped ? variableText(file, declared) : `${name}${callOf(file, value)}`;
  return { kind: kindOf(name), about, signature };
}
