import { annotationOf, nameOf, nodes } from '../lib/syntax.ts';
import { isTest, lineOf, type Node, readSources, type SourceFile, walk } from '../lib/sources.ts';

const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/;

/** Letters of a text alone, to see whether a sentence only repeats the name: `columnKey` and «Column key.» */
const bare = (text: string): string => text.toLowerCase().replaceAll(/\b(the|a|an|of)\b|[^a-zа-яё]/g, '');

/** Members of exported `*Props` types, those written in place inside a union or an intersection included. */
function membersOf(statement: Node): Node[] {
  const declared = statement['declaration'] as Node | undefined;
  if (statement.type !== 'ExportNamedDeclaration' || !declared) return [];
  if (!nameOf(declared['id'] as Node | undefined).endsWith('Props')) return [];
  if (declared.type === 'TSInterfaceDeclaration') return nodes((declared['body'] as Node)['body']);
  if (declared.type !== 'TSTypeAliasDeclaration') return [];
  const found: Node[] = [];
  walk(declared['typeAnnotation'] as Node, (node, parents) => {
    const inside = parents.some(({ type }) => type === 'TSPropertySignature' || type === 'TSMethodSignature');
    if (node.type === 'TSTypeLiteral' && !inside) found.push(...nodes(node['members']));
  });
  return found;
}

function findingsOf(file: SourceFile): string[] {
  return nodes(file.tree['body']).flatMap((statement) =>
    membersOf(statement).flatMap((member) => {
      const name = nameOf(member['key'] as Node | undefined);
      // «Never» only keeps a kind of the union apart; nobody writes it.
      const type = annotationOf(member);
      const isNever = /^(undefined \| )?never$|^undefined$/.test(type ? file.text.slice(type.start, type.end) : '');
      if (name === '' || isNever) return [];
      const owner = nameOf((statement['declaration'] as Node)['id'] as Node);
      const where = `${file.path}:${lineOf(file, member.start)} ${owner}.${name}`;
      const sentence = comment.exec(file.text.slice(0, member.start))?.[1];
      const said = bare((sentence ?? '').replace(/@default[^]*/, ''));
      if (said === '') return [`${where}: no sentence says what it is`];
      return said === bare(name) ? [`${where}: the sentence only repeats the name`] : [];
    }),
  );
}

/** Members of the exported `*Props` of ui and forms that nobody described: the tables of the pages come from there. */
export function propsWithoutSentence(files: readonly SourceFile[] = readSources('packages/{ui,forms}')): string[] {
  return files.filter(({ path }) => !isTest(path)).flatMap(findingsOf);
}
