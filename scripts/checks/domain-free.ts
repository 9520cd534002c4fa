import { isTest, lineOf, type Node, type SourceFile, walk } from '../lib/sources.ts';
import type { Finding, Rule } from './rule.ts';

interface Domain {
  /** The one folder that knows it. */
  readonly home: string;
  readonly entry: string;
  /** Words of an identifier, a file name or a value, in lower case. */
  readonly english: RegExp;
  readonly russian: RegExp;
}

const domains: readonly Domain[] = [
  {
    home: 'packages/ui/src/loyalty/',
    entry: '@pribavka/ui/loyalty',
    english:
      /^(points|sales?|promotions?|receipts?|members?|participants?|partners?|loyalty|ledgers?|payouts?|withdrawals?|registr(?:y|ies)|manufacturers?|products?|nomenclature)$/,
    russian:
      /(?<![а-яё])(?:балл(?!он)|продаж|продавц|продавец|акци(?:я|и|ю|й|е[йю])|участни[кц]|чек(?!бокс)|производител(?!ьн)|бренд|реестр|выплат|начислен|товар|лояльност|партн[её]р)[а-яё]*/giu,
  },
  {
    home: 'packages/forms/src/account/',
    entry: '@pribavka/forms/account',
    english: /^(reauthenticat\w*|totp|recovery)$/,
    russian: /(?<![а-яё])(?:двухэтапн|двухфакторн|сеанс|резервн[а-яё]+ код|учётн[а-яё]+ запис)[а-яё]*/giu,
  },
];

export interface Exception {
  readonly path: RegExp;
  readonly word: RegExp;
  readonly reason: string;
}

/** Words that look like the domain's and are not, each with where it may stand and why. */
export const exceptions: readonly Exception[] = [
  {
    path: /^packages\/ui\/src\/locales\//,
    word: /^(?:points|loyalty)$/,
    reason: 'a language holds the texts of every entry by the names of their modules',
  },
  {
    path: /^packages\/forms\/src\/locales\//,
    word: /^(?:receipts?|sales|products?|points|recovery)$/,
    reason: 'a language holds the texts of every entry by the names of their modules',
  },
  {
    path: /^packages\/forms\/src\/(?:index|(?:rules|masks|fields)\/(?:index|language|messages|rule-messages|receipt|receipt-parts|scan|ReceiptFields|(?:receipt|scan)\.messages))\.tsx?$/,
    word: /^(?:receipts?|чек.*|продаж.*)$/,
    reason: 'the fiscal receipt of 54-ФЗ is a Russian document, as the passport is',
  },
  {
    path: /^packages\/forms\/src\/rules\/(?:index|data-matrix|scan|serial|scan\.messages)\.ts$/,
    word: /^(?:product|товар.*)$/,
    reason: 'the mark of «Честный знак» is a Russian document of a product',
  },
  {
    path: /^packages\/forms\/src\/(?:masks\/(?:index|money|money\.messages)\.ts|fields\/money\.tsx)$/,
    word: /^points$/,
    reason: 'the design pages of the packages name the mask `pointsOutput`',
  },
  {
    path: /^packages\/ui\/src\/foundation\/format\/typography\.ts$/,
    word: /^(?:балл|продаж|чек)$/,
    reason: 'Russian nouns that a number is not parted from, in any text',
  },
  {
    path: /^packages\/ui\/src\/theming\/(?:derive|families|pairs|read-input|tints|types)\.ts$/,
    word: /^points$/,
    reason: 'names of the colour roles are fixed by tokens.json',
  },
  { path: /^packages\/ui\/src\/charts\/Sparkline\.tsx$/, word: /^points$/, reason: 'an attribute of SVG' },
];

/** Names of the design's colours are fixed by `tokens.json`. */
const tokens = /--pb-[\w-]+/g;

const splitName = (text: string): string[] =>
  text
    .replace(tokens, ' ')
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase());

function termsIn(text: string, { english, russian }: Domain): string[] {
  return [
    ...splitName(text).filter((word) => english.test(word)),
    ...[...text.matchAll(russian)].map(([word]) => word.toLowerCase()),
  ];
}

/** What of a node a reader or a user sees; comments may give examples. */
function textOf(node: Node): string | undefined {
  if (/^(?:Private)?Identifier$|^JSXIdentifier$/.test(node.type)) return node['name'] as string;
  if (node.type === 'Literal') {
    const pattern = (node['regex'] as { pattern: string } | undefined)?.pattern;
    return pattern ?? (typeof node['value'] === 'string' ? node['value'] : undefined);
  }
  if (node.type === 'JSXText') return node['value'] as string;
  return node.type === 'TemplateElement' ? (node['value'] as { raw: string }).raw : undefined;
}

const examples = (path: string): boolean =>
  isTest(path) || /\/(?:stories|stress|docs)\/|\.data\.tsx?$|\.cases\.tsx?$/.test(path);

/** Domain words of a file before the exceptions are taken off. */
export function domainTerms(file: SourceFile): Array<Finding & { readonly word: string }> {
  if (!/^packages\/(?:ui|forms)\/src\//.test(file.path) || examples(file.path)) return [];
  // An entry is one line that hands out its folder.
  if (file.path.includes('/src/entries/')) return [];
  return domains.flatMap((domain) => {
    if (file.path.startsWith(domain.home)) return [];
    const found: Array<Finding & { word: string }> = [];
    const add = (text: string, line: number): void => {
      for (const word of termsIn(text, domain))
        found.push({
          path: file.path,
          line,
          word,
          text: `«${word}» is a word of the domain: it lives in ${domain.entry}, or comes from the application by props`,
        });
    };
    add(file.path.split('/src/')[1] ?? '', 1);
    walk(file.tree, (node) => {
      const text = textOf(node);
      if (text !== undefined) add(text, lineOf(file, node.start));
    });
    return found;
  });
}

/** The design system and the forms know no loyalty and no accounts, but for the entry that is about them. */
export const domainFree: Rule = {
  name: 'domain-free',
  check: (file) =>
    domainTerms(file)
      .filter(({ path, word }) => !exceptions.some((one) => one.path.test(path) && one.word.test(word)))
      .map(({ path, line, text }) => ({ path, line, text })),
};
