/** A rule as stylis hands it to its plugins; `root` is the rule around it. */
interface StyleRule {
  type: string;
  value: string;
  props: readonly string[] | string;
  children: readonly StyleRule[] | string;
  root: StyleRule | null;
  return: string;
}

const named = new Map<string, (rule: StyleRule) => void>();

/**
 * A plugin of stylis that puts the rules of components into a layer: a plain class of the page is then stronger than they
 * are. Frames of animations and faces of fonts stay outside, they are in no layer anyway.
 */
export function intoLayer(layer: string): (rule: StyleRule) => void {
  const known = named.get(layer);
  if (known) return known;
  const put = (rule: StyleRule): void => {
    const styles =
      rule.type === 'rule' || rule.type === '@media' || rule.type === '@supports' || rule.type === '@container';
    if (rule.root || !styles) return;
    const inner = { ...rule };
    Object.assign(rule, { type: '@layer', value: `@layer ${layer}`, props: [layer], children: [inner] });
    inner.root = rule;
  };
  // styled-components keeps configurations apart by the names of their plugins.
  Object.defineProperty(put, 'name', { value: `into-layer-${layer}` });
  named.set(layer, put);
  return put;
}
