import { isTest, lineOf, type Node, type SourceFile, walk } from '../lib/sources.ts';
import type { Finding, Rule } from './rule.ts';

const packages = /^packages\/(?:ui|forms)\/src\//;

/** Where Russian texts may stand: modules of messages, languages, the tables of the CSS contract, what only stories and tests draw. */
const homes =
  /\.messages\.ts$|\/messages\.ts$|\/contract\.ts$|\/contract\/|\/locales\/|\/docs\/|\.data\.tsx?$|\.cases\.tsx?$|\/stress\/|\/(?:stories|test-utils)\//;

/** Texts for the developer, who reads English whatever the product speaks. */
const developers = /^(invariant|expectName|expectUnique|report|Error|TypeError|RangeError)$/;
/** Names of modes in Figma; comments of style sheets. */
const exempt = /^packages\/ui\/src\/(?:theming\/figma\.ts$|tokens\/)/;

const cyrillic = /[а-яё]/i;
/** Letters that are compared with, not shown: ё as е in a search and in an order. */
const lettersOnly = /^[ёе\uFFFF]+$/i;

const calleeOf = (node: Node): string => {
  const callee = node['callee'] as Node | undefined;
  return callee?.type === 'Identifier' ? (callee['name'] as string) : '';
};

const isForDevelopers = (parents: readonly Node[]): boolean =>
  parents.some(
    (node) => (node.type === 'CallExpression' || node.type === 'NewExpression') && developers.test(calleeOf(node)),
  );

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal' || node.type === 'JSXText') return typeof node['value'] === 'string' ? node['value'] : '';
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string }).cooked;
  return undefined;
};

/** What a component says is a message with a key (docs/adr/0044): no Russian text stands in its code. */
export const spokenTexts: Rule = {
  name: 'spoken-texts',
  check(file: SourceFile): Finding[] {
    const found: Finding[] = [];
    if (!packages.test(file.path) || isTest(file.path) || homes.test(file.path) || exempt.test(file.path)) {
      return found;
    }
    walk(file.tree, (node, parents) => {
      const text = textOf(node)?.trim();
      if (text === undefined || !cyrillic.test(text) || lettersOnly.test(text)) return;
      found.push({
        path: file.path,
        line: lineOf(file, node.start),
        text: `«${text.slice(0, 40)}»: ${isForDevelopers(parents) ? 'an error is for developers, say it in English' : 'put it into the *.messages.ts next to the component'}`,
      });
    });
    return found;
  },
};
