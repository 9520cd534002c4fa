import { expect, it } from 'vitest';

import { putIntoLayer } from './style-layer.ts';

it('puts templates of styled into the layer, and nothing else', () => {
  const source = [
    "import { css, keyframes, styled } from 'styled-components';",
    'const spin = keyframes`to { rotate: 1turn; }`;',
    'const common = css`color: red;`;',
    'export const A = styled.div`',
    '  ${common}',
    '`;',
    'export const B = styled(A)`animation: ${spin} 1s;`;',
    'const text = `plain`;',
  ].join('\n');
  expect(putIntoLayer('a.tsx', source).split('\n')).toEqual([
    "import { css, keyframes, styled } from 'styled-components';",
    'const spin = keyframes`to { rotate: 1turn; }`;',
    'const common = css`color: red;`;',
    'export const A = styled.div`@layer pribavka.components{',
    '  ${common}',
    '}`;',
    'export const B = styled(A)`@layer pribavka.components{animation: ${spin} 1s;}`;',
    'const text = `plain`;',
  ]);
});
