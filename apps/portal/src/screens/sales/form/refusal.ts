import type { DraftErrors, LineErrors } from './check.ts';
import type { SaleDraft } from './draft.ts';

export interface Refusal {
  readonly errors: DraftErrors;
  /** Sentences that belong to no field of the form. */
  readonly rest: readonly string[];
}

const fields: Readonly<Record<string, keyof LineErrors>> = {
  productId: 'product',
  serialNumber: 'serial',
  priceKopecks: 'price',
};

/**
 * Puts what the server said at the fields it said it about: `items[0].serialNumber` is the first
 * line that has a product, for lines without one are not sent.
 */
export function placeRefusal(
  draft: SaleDraft,
  said: { readonly fields: Readonly<Record<string, readonly string[]>>; readonly messages: readonly string[] },
): Refusal {
  const sent = draft.lines.filter((line) => line.product);
  const lines: Record<string, LineErrors> = {};
  const rest: string[] = [];
  let date: string | undefined;
  let proof: string | undefined;
  let receipt: string | undefined;
  for (const [path, sentences] of Object.entries(said.fields)) {
    const text = sentences.join('. ');
    const [, at = '', name = ''] = /^\/?items(?:\.|\[|\/)(\d+)\]?(?:\.|\/)(\w+)$/.exec(path) ?? [];
    const line = at === '' ? undefined : sent[Number(at)];
    const field = fields[name];
    if (line && field) lines[line.key] = { ...lines[line.key], [field]: text };
    else if (path === 'saleDate') date = text;
    else if (path.startsWith('receipt')) receipt = text;
    else if (path.startsWith('fileIds')) proof = text;
    else rest.push(text);
  }
  const told = new Set(Object.values(said.fields).flat());
  return {
    errors: {
      lines,
      ...(date === undefined ? {} : { date }),
      ...(proof === undefined ? {} : { proof }),
      ...(receipt === undefined ? {} : { receipt }),
    },
    rest: [...rest, ...said.messages.filter((message) => !told.has(message))],
  };
}

/** Own findings first: the server's messages are about what was sent before. */
export function mergeErrors(own: DraftErrors, server: DraftErrors | undefined): DraftErrors {
  if (!server) return own;
  const keys = new Set([...Object.keys(own.lines), ...Object.keys(server.lines)]);
  return {
    ...server,
    ...own,
    lines: Object.fromEntries([...keys].map((key) => [key, { ...server.lines[key], ...own.lines[key] }])),
  };
}
