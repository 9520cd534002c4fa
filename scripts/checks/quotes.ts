import { isTest, lineOf, type SourceFile, walk } from '../lib/sources.ts';
import type { Finding, Rule } from './rule.ts';

interface Template {
  readonly start: number;
  readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
  readonly expressions: readonly { readonly start: number; readonly end: number }[];
}

/** What people call things may be quoted already: «Завод «Стрежень»». */
const given = /\b(name|title|subject|\w+Name|entityLabel)$/;

/** A name of a record stands in quotation marks by `quoted`, which turns the ones inside into „“. */
export const quotes: Rule = {
  name: 'quotes',
  check(file: SourceFile): Finding[] {
    const found: Finding[] = [];
    if (isTest(file.path) || !/^apps\/(portal|backoffice|server)\/src\//.test(file.path)) return found;
    walk(file.tree, (node) => {
      if (node.type !== 'TemplateLiteral') return;
      const { quasis, expressions } = node as unknown as Template;
      for (const [index, expression] of expressions.entries()) {
        const isQuoted = quasis[index]?.value.cooked.endsWith('«') && quasis[index + 1]?.value.cooked.startsWith('»');
        const text = file.text.slice(expression.start, expression.end);
        if (!isQuoted || !given.test(text)) continue;
        found.push({
          path: file.path,
          line: lineOf(file, expression.start),
          text: `«\${${text}}»: use quoted(${text})`,
        });
      }
    });
    return found;
  },
};
