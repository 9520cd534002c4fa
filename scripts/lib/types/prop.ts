/** A property of a component as its type declares it. */
export interface Prop {
  name: string;
  optional: boolean;
  /** Literals of a closed set; `true` and `false` for a switch; empty for anything else. */
  values: readonly string[];
  /** Members of the objects in a list: options, columns, entries. */
  items: readonly Prop[];
  /** The type it is declared in; empty for what comes with a native element. */
  from: string;
  /** Its type as the source has it, closed sets spelt out. */
  text: string;
  /** Members of that type where it is a union. */
  parts: readonly string[];
  /** The comment over it. */
  about: string;
}

/** How a union with these parts spells one of its values. */
export function spelled(value: string, parts: readonly string[]): string {
  if (parts.includes(`'${value}'`)) return `'${value}'`;
  return parts.includes('boolean') && /^(true|false)$/.test(value) ? 'boolean' : value;
}

/** Whether every parenthesis of the text closes inside it. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Parts as one union; a function alone needs no parentheses. */
export function unionText(parts: readonly string[]): string {
  const [first = ''] = parts;
  const inside = first.startsWith('(') && first.endsWith(')') ? first.slice(1, -1) : '';
  return parts.length === 1 && inside !== '' && isBalanced(inside) ? inside : parts.join(' | ');
}

/** Parts of both kinds of a union; both halves of a switch make a switch. */
function joinParts(left: readonly string[], right: readonly string[]): string[] {
  const parts = [...new Set([...left, ...right])];
  const isSwitch = parts.includes('boolean') || (parts.includes('true') && parts.includes('false'));
  return isSwitch ? [...parts.filter((part) => !/^(true|false|boolean)$/.test(part)), 'boolean'] : parts;
}

/** The same property declared twice, as in a union of two kinds, has the values of both. */
export function mergeProps(props: readonly Prop[]): Prop[] {
  const byName = new Map<string, Prop>();
  for (const prop of props) {
    const before = byName.get(prop.name);
    if (!before) {
      byName.set(prop.name, prop);
      continue;
    }
    const parts = joinParts(before.parts, prop.parts);
    byName.set(prop.name, {
      ...before,
      optional: before.optional || prop.optional,
      values: [...new Set([...before.values, ...prop.values])],
      text: unionText(parts),
      parts,
      about: before.about === '' ? prop.about : before.about,
    });
  }
  return [...byName.values()];
}
