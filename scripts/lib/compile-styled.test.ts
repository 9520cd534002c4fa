import { transformWithOxc } from 'vite';
import { expect, it, vi } from 'vitest';

import { compileStyled } from './compile-styled.ts';

vi.mock('vite', async (original) => {
  const vite = await original<typeof import('vite')>();
  return { ...vite, transformWithOxc: vi.fn(vite.transformWithOxc) };
});

const source = "import styled from 'styled-components';\nexport const Box = styled.div`color: red;`;\n";

async function compiled(folder: string, path: string): Promise<string> {
  const { transform } = compileStyled('@pribavka/ui', folder);
  if (typeof transform !== 'object') throw new Error('The plugin has no transform.');
  const handler = transform.handler as unknown as (code: string, id: string) => Promise<{ code: string }>;
  return (await handler(source, `${folder}/${path}`)).code;
}

it('names classes by the path inside the package, wherever it is built', async () => {
  const here = await compiled('/home/one/packages/ui', 'src/box/Box.tsx');
  expect(here).toMatch(/componentId: "sc-\w+-0"/);
  expect(await compiled('/srv/another/place/ui', 'src/box/Box.tsx')).toBe(here);
  expect(await compiled('/home/one/packages/ui', 'src/card/Box.tsx')).not.toBe(here);
});

it('refuses a module whose source map is lost', async () => {
  vi.mocked(transformWithOxc).mockResolvedValueOnce({ code: source, map: null } as never);
  await expect(compiled('/ui', 'src/Box.tsx')).rejects.toThrow('/ui/src/Box.tsx: the compiler gave no source map');
});
