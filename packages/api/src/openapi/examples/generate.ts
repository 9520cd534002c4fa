import { byFormat, byName, names, numbers, seldom, telling } from './values.ts';

/** The part of JSON Schema the contract uses. */
export interface SchemaNode {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: readonly unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: SchemaNode;
  anyOf?: readonly SchemaNode[];
  properties?: Record<string, SchemaNode>;
  required?: readonly string[];
}

/** `request` says what must be said, `answer` everything there is. */
export type Purpose = 'request' | 'answer';

const plainWord = 'Пример';

function textOf(node: SchemaNode, name: string, owner: string): string {
  const called = name === 'name' ? names[owner] : undefined;
  const known = (node.format === undefined ? undefined : byFormat[node.format]) ?? called ?? byName[name] ?? plainWord;
  // A name of the person goes by what it is called, not by its format.
  const text = node.format === 'person-name' ? (byName[name] ?? known) : known;
  if (node.pattern !== undefined && !new RegExp(node.pattern, 'u').test(text)) {
    return (
      ['shop_keeper', '?status=moderation', '09:00', 'number:0,saleDate:1'].find((one) =>
        new RegExp(node.pattern ?? '', 'u').test(one),
      ) ?? ''
    );
  }
  return text.slice(0, node.maxLength ?? text.length);
}

function numberOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: SchemaNode, name: string): number {
  const known = numbers[name] ?? (/kopecks$/i.test(name) ? 449_900 : /points|active|pending/i.test(name) ? 350 : 1);
  return Math.min(Math.max(known, minimum), maximum);
}

const isList = ({ properties = {} }: SchemaNode): boolean => 'page' in properties && 'sort' in properties;

/** A list is asked for by its first order and its first filters, so that both can be seen. */
function listRequest(node: SchemaNode): Record<string, unknown> {
  const { sort, filters } = node.properties ?? {};
  const order = sort?.items ? { sort: [exampleOf(sort.items, 'request', 'sort')] } : {};
  const named = Object.entries(filters?.properties ?? {}).slice(0, 2);
  const values = Object.fromEntries(named.map(([name, child]) => [name, exampleOf(child, 'request', name)]));
  return { size: 20, ...order, ...(named.length > 0 ? { filters: values } : {}) };
}

function objectOf(node: SchemaNode, purpose: Purpose, owner: string): Record<string, unknown> {
  if (purpose === 'request' && isList(node)) return listRequest(node);
  const required = new Set(node.required ?? []);
  const entries = Object.entries(node.properties ?? {}).filter(([name]) => purpose === 'answer' || required.has(name));
  return Object.fromEntries(entries.map(([name, child]) => [name, exampleOf(child, purpose, name, owner)]));
}

/** A value the schema accepts, the same each time. */
export function exampleOf(node: SchemaNode, purpose: Purpose, name = '', owner = ''): unknown {
  if (node.const !== undefined) return node.const;
  if (node.enum) return telling.find((value) => node.enum?.includes(value)) ?? node.enum[0];
  if (node.anyOf) {
    return exampleOf(node.anyOf.find(({ type }) => type !== 'null') ?? {}, purpose, name, owner);
  }
  switch (node.type) {
    case 'object':
      return objectOf(node, purpose, name);
    case 'array':
      return node.items ? [exampleOf(node.items, purpose, name, owner)] : [];
    case 'integer':
    case 'number':
      return numberOf(node, name);
    case 'boolean':
      return !seldom.has(name);
    case 'null':
      return null;
    case 'string':
      return textOf(node, name, owner);
    case undefined:
    default:
      return {};
  }
}
