import type { Prop } from './prop.ts';

const sentences: Readonly<Record<string, string>> = {
  disabled: 'Cannot be used or focused, as the native attribute; its value is not sent with a form.',
  readOnly: 'The value can be read and copied but not changed, as the native attribute.',
};

/** States that the native element brings with it. */
const states: Readonly<Record<string, readonly string[]>> = {
  input: ['disabled', 'readOnly'],
  textarea: ['disabled', 'readOnly'],
  select: ['disabled'],
  button: ['disabled'],
};

/** Properties of a native element that a component shows as its own. */
export const nativeProps = (element: string): Prop[] =>
  (states[element] ?? []).map((name) => ({
    name,
    optional: true,
    values: ['true'],
    items: [],
    from: '',
    text: 'boolean',
    parts: ['boolean'],
    about: sentences[name] ?? '',
  }));
