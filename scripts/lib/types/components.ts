import type { Node, SourceFile } from '../sources.ts';
import { annotationOf, commentBefore, nameOf, nodes } from '../syntax.ts';
import { Types } from './members.ts';
import type { Prop } from './prop.ts';

export interface ComponentProps {
  name: string;
  path: string;
  /** Name of the type of its properties. */
  type: string;
  /** The comment over the component. */
  about: string;
  props: readonly Prop[];
  /** What a property is when it is left out, where the parameters say so. */
  defaults: ReadonlyMap<string, string>;
}

/** `{ size = 'md', wide = false }` → size md, wide false. */
const defaultsOf = (param: Node | undefined): ReadonlyMap<string, string> =>
  new Map(
    nodes(param?.['properties']).flatMap((property): [string, string][] => {
      const value = property['value'] as Node | undefined;
      if (value?.type !== 'AssignmentPattern') return [];
      return [[nameOf(property['key'] as Node), nameOf(value['right'] as Node)]];
    }),
  );

/** Components of the files, `export function Name(props: Type)`, with what they take. */
export function componentsOf(files: readonly SourceFile[]): ComponentProps[] {
  const types = new Types(files);
  const found: ComponentProps[] = [];
  for (const file of files) {
    for (const statement of nodes(file.tree['body'])) {
      const declared = statement['declaration'] as Node | undefined;
      if (statement.type !== 'ExportNamedDeclaration' || declared?.type !== 'FunctionDeclaration') continue;
      const name = nameOf(declared['id'] as Node);
      if (!/^[A-Z][a-z]/.test(name)) continue;
      const [param] = nodes(declared['params']);
      const annotation = annotationOf(param);
      found.push({
        name,
        path: file.path,
        type: nameOf(annotation?.['typeName'] as Node | undefined),
        about: commentBefore(file, statement.start),
        props: types.members(annotation, file.path),
        defaults: defaultsOf(param),
      });
    }
  }
  return found;
}
