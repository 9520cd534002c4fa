import { expect, it } from 'vitest';

import { parse } from '../lib/sources.ts';
import { propsWithoutSentence } from './prop-sentences.ts';

const found = (text: string): string[] => propsWithoutSentence([parse('packages/ui/src/Lamp.tsx', text)]);

it('refuses a member of an exported type of properties without a sentence', () => {
  expect(
    found(`export interface LampProps {
  /** Watts; 40 when left out. */
  power?: number;
  colour?: string;
  /** @default 'day' */
  when?: 'day' | 'night';
  // Not for the tables.
  onBurn(): void;
}
interface InnerProps { any: string }
export interface Lamp { any: string }`),
  ).toEqual([
    'packages/ui/src/Lamp.tsx:4 LampProps.colour: no sentence says what it is',
    'packages/ui/src/Lamp.tsx:6 LampProps.when: no sentence says what it is',
    'packages/ui/src/Lamp.tsx:8 LampProps.onBurn: no sentence says what it is',
  ]);
});

it('looks into the kinds of a union and not into a member', () => {
  expect(
    found(`export type LampProps = Omit<Base, 'a'> & (
  | { one: string; many?: never }
  | { /** Watts of each. */ bulbs: { power: number }[]; many?: undefined }
);`),
  ).toEqual(['packages/ui/src/Lamp.tsx:2 LampProps.one: no sentence says what it is']);
});

it('refuses the name written as a sentence', () => {
  expect(found('export interface LampProps { /** The column key. */ columnKey: string }')).toEqual([
    'packages/ui/src/Lamp.tsx:1 LampProps.columnKey: the sentence only repeats the name',
  ]);
});

it('every property of ui and forms has its sentence', () => {
  expect(propsWithoutSentence()).toEqual([]);
});
