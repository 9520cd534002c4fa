import { describe, expect, it } from 'vitest';

import { wrapRefs } from './ref-props.ts';

const wrapped = (code: string): string => wrapRefs('Button.tsx', code);

describe('components that take a ref are wrapped for React 18', () => {
  it.each([
    'function Button({ size, ...rest }) { return <b {...rest} />; }',
    'function Button({ ref }) { return <b ref={ref} />; }',
    'function Button(props) { return <b {...props} />; }',
  ])('%s', (code) => {
    const expected = `const Button = /*#__PURE__*/ withRef(${code});`;
    expect(wrapped(code)).toBe(`import { withRef } from 'virtual:with-ref';${expected}`);
    expect(wrapped(`export ${code}`)).toBe(`import { withRef } from 'virtual:with-ref';export ${expected}`);
  });

  it.each([
    'function Button({ size }) { return <b>{size}</b>; }',
    'function Button() { return <b />; }',
    'export function toButton({ ...rest }) { return rest; }',
  ])('and no other: %s', (code) => expect(wrapped(code)).toBe(code));

  it('keeps every line where it is', () => {
    const code = "import a from 'a';\n\n/** A. */\nexport function A({ ...rest }) {\n  return rest;\n}\nconst b = 1;\n";
    expect(wrapped(code).split('\n')).toHaveLength(code.split('\n').length);
    expect(wrapped(code).split('\n')[6]).toBe('const b = 1;');
  });
});
