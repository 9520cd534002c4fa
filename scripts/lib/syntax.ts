import type { Node, SourceFile } from './sources.ts';

/** Its name, or the value of a literal. */
export const nameOf = (node: Node | undefined): string => {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' || typeof name === 'number' || typeof name === 'boolean' ? String(name) : '';
};

export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);

/** The type after the colon of a parameter or a member. */
export const annotationOf = (node: Node | undefined): Node | undefined =>
  (node?.['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as Node | undefined;

/** The comment that ends right before this place. */
export function commentBefore(file: SourceFile | undefined, start: number): string {
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(file?.text.slice(0, start) ?? '')?.[1] ?? '';
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join('\n')
    .trim();
}
