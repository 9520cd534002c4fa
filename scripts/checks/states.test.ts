import { expect, it } from 'vitest';

import { parse } from '../lib/sources.ts';
import { statesWithoutStory } from './states.ts';

const component = parse(
  'packages/ui/src/inputs/Lamp/Lamp.tsx',
  `
  export type Colour = 'red' | 'green';
  export interface LampProps extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
    colour?: Colour | undefined;
    size?: 'sm' | 'md' | undefined;
    lit?: boolean | undefined;
    label: string;
    note?: ReactNode;
    onPress?: (() => void) | undefined;
    bulbs?: readonly Bulb[] | undefined;
  }
  interface Bulb { id: string; broken?: boolean | undefined }
  export function Lamp({ size = 'md', ...rest }: LampProps) { return <button {...rest} />; }
  `,
);
const story = (text: string) => parse('packages/ui/src/inputs/Lamp/Lamp.stories.tsx', text);
const where = 'packages/ui/src/inputs/Lamp/Lamp.tsx: no story shows <Lamp> with ';

it('names every state, word of a closed set and member of a list that no story shows', () => {
  const bare = story('export const A = meta.story({ render: () => <Lamp label="Лампа" /> });');
  expect(statesWithoutStory([component, bare])).toEqual(
    ['colour', 'size="sm"', 'lit', 'note', 'bulbs', 'bulbs[].broken', 'disabled'].map((state) => where + state),
  );
});

it('counts what is written out, worked out, spread and passed on', () => {
  const full = story(`
    const more = { note: 'Заметка', bulbs: [{ id: 'a', broken: true }] };
    const Example = (rest) => <Lamp label="Лампа" {...rest} />;
    export const A = meta.story({ render: () => ['red', 'green'].map((colour) => <Lamp colour={colour} {...more} />) });
    export const B = meta.story({ render: () => <Example size="sm" lit disabled /> });
  `);
  expect(statesWithoutStory([component, full])).toEqual([]);
});
