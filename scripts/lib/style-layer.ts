import type { Plugin } from 'vite';

import { type Node, parse, walk } from './sources.ts';

const open = '@layer pribavka.components{';

/** Name at the root of `styled.div`, `styled(Panel)`, `styled(Panel).withConfig(…)`. */
function rootName(tag: Node | undefined): unknown {
  let node = tag;
  while (node && node.type !== 'Identifier') node = (node['object'] ?? node['callee']) as Node | undefined;
  return node?.['name'];
}

/** The source with every template of `styled` inside the layer of components; lines stay where they are. */
export function putIntoLayer(path: string, code: string): string {
  const inserts: [at: number, text: string][] = [];
  walk(parse(path, code).tree, (node) => {
    if (node.type !== 'TaggedTemplateExpression' || rootName(node['tag'] as Node) !== 'styled') return;
    const quasi = node['quasi'] as Node;
    inserts.push([quasi.start + 1, open], [quasi.end - 1, '}']);
  });
  return inserts.sort(([a], [b]) => b - a).reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at), code);
}

/**
 * Puts the styles of `@pribavka/ui` and `@pribavka/forms` into the layer `pribavka.components`: a rule of an application,
 * which lies in no layer, wins over them whatever its specificity. Applications' own styles are left alone.
 */
export function styleLayer(): Plugin {
  return {
    name: 'style-layer',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/(ui|forms)\/src\/.*\.tsx?(\?|$)/, code: /from 'styled-components'/ },
      handler: (code, id) => ({ code: putIntoLayer(id.replace(/\?.*/, ''), code), map: null }),
    },
  };
}
