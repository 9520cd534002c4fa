import { type Html, html } from '../html.ts';

interface SchemaNode {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

const deepest = 4;
const enumShown = 24;

function nameOf(node: SchemaNode): string {
  if (node.anyOf) return [...new Set(node.anyOf.map(nameOf))].join(' | ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) {
    const values = node.enum.slice(0, enumShown).map(String).join(' | ');
    return node.enum.length > enumShown ? `${values} | …` : values;
  }
  if (node.type === 'array') return `список: ${nameOf(node.items ?? {})}`;
  if (node.type === 'object') return 'объект';
  return node.format ?? String(node.type ?? 'любое');
}

function limitsOf(node: SchemaNode): string {
  const limits = [
    node.minimum !== undefined && `от ${node.minimum}`,
    node.maximum !== undefined && `до ${node.maximum}`,
    node.minLength !== undefined && `не короче ${node.minLength}`,
    node.maxLength !== undefined && node.format === undefined && `не длиннее ${node.maxLength}`,
    node.maxItems !== undefined && `не больше ${node.maxItems} строк`,
  ];
  return limits.filter(Boolean).join(', ');
}

/** The object inside a list, an optional or a nullable value. */
function inner(node: SchemaNode): SchemaNode | undefined {
  if (node.properties) return node;
  if (node.items) return inner(node.items);
  return node.anyOf?.map(inner).find(Boolean);
}

function rows(node: SchemaNode, prefix: string, depth: number): Html[] {
  const required = new Set(node.required ?? []);
  return Object.entries(node.properties ?? {}).flatMap(([name, child]) => {
    const path = `${prefix}${name}`;
    const nested = inner(child);
    const row = html`<tr>
      <td><code>${path}</code></td>
      <td>${nameOf(child)}</td>
      <td>${required.has(name) ? 'да' : ''}</td>
      <td>${limitsOf(child)}</td>
    </tr>`;
    const isList = child.type === 'array' || child.anyOf?.some((option) => option.type === 'array');
    return nested && depth < deepest ? [row, ...rows(nested, `${path}${isList ? '[].' : '.'}`, depth + 1)] : [row];
  });
}

/** Fields of a schema as a table; a schema without fields is one line. */
export function schemaTable(schema: object): Html {
  const node = schema as SchemaNode;
  const fields = inner(node);
  if (!fields || Object.keys(fields.properties ?? {}).length === 0) return html`<p><code>${nameOf(node)}</code></p>`;
  return html`<table>
    <thead>
      <tr>
        <th>Поле</th>
        <th>Значение</th>
        <th>Обязательно</th>
        <th>Границы</th>
      </tr>
    </thead>
    <tbody>
      ${rows(fields, node.type === 'array' ? '[].' : '', 0)}
    </tbody>
  </table>`;
}
