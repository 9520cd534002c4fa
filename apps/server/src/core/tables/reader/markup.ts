import { SaxesParser } from 'saxes';

import { bounds } from '../bounds.ts';
import { Refusal } from './refusal.ts';

export interface MarkupListener {
  /** The name without its prefix: some programs write `x:row`. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
  /** After each piece of the file. */
  pause?: () => Promise<void>;
  /** True once enough is known: the rest is not read. */
  isDone?: () => boolean;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Walks through a part of a workbook as it is unpacked. No tree is made, and no type of document is allowed. */
export async function walkMarkup(pieces: AsyncIterable<Uint8Array>, listener: MarkupListener): Promise<void> {
  const parser = new SaxesParser({ position: false });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let depth = 0;
  let tags = 0;
  let since = 0;
  const refuse = (): never => {
    throw new Refusal('FILE_BROKEN');
  };
  parser.on('error', refuse);
  // Entities are declared in a type of document: an ordinary workbook has none.
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    tags += 1;
    depth += 1;
    if (depth > bounds.depth) throw new Refusal('FILE_DEPTH');
    listener.open?.(localName(name), attributes as Record<string, string>);
  });
  parser.on('closetag', ({ name }) => {
    tags += 1;
    depth -= 1;
    listener.close?.(localName(name));
  });
  if (listener.text) parser.on('text', listener.text);
  if (listener.text) parser.on('cdata', listener.text);
  try {
    for await (const piece of pieces) {
      const before = tags;
      const text = decoder.decode(piece, { stream: true });
      parser.write(text);
      since = tags === before ? since + text.length : 0;
      if (since > bounds.markup) throw new Refusal('FILE_MARKUP');
      await listener.pause?.();
      if (listener.isDone?.()) return;
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    // The decoder's own complaint about letters that are none.
    throw error instanceof TypeError ? new Refusal('FILE_BROKEN') : error;
  }
}
