import { expect, it } from 'vitest';

import { drawApp } from './app-map.ts';
import { redraw } from './drawings.ts';
import { parse } from './sources.ts';

const files = [
  parse('apps/backoffice/src/app/areas.ts', "export const load = () => import('../screens/brands/route.tsx');"),
  parse(
    'apps/backoffice/src/screens/brands/route.tsx',
    "import { Button } from '@pribavka/ui';\nimport { ListScreen } from '../../shared/list/ListScreen.tsx';\nimport { salesUrl } from '../sales/urls.ts';",
  ),
  parse('apps/backoffice/src/screens/brands/card/Card.tsx', "import { x } from '../../../shared/states.ts';"),
  parse('apps/backoffice/src/screens/brands/a.browser.test.tsx', "import '../../shared/test-utils/render.tsx';"),
  parse('apps/backoffice/src/shared/list/ListScreen.tsx', "import { Sheet } from '../sheet/Sheet.tsx';"),
  parse('apps/portal/src/shared/days.ts', "import { Sheet } from '../../backoffice/Sheet.tsx';"),
];

it('draws areas, what they share and the packages, as the files import them', () => {
  const drawn = drawApp('backoffice', files);
  expect(drawn).toContain('  subgraph screens\n    screens_brands["brands"]\n  end');
  expect(drawn).toContain('screens_brands --> shared_list');
  expect(drawn).toContain('screens_brands --> shared_files\n');
  expect(drawn).toContain('shared_list --> shared_sheet');
  expect(drawn).toContain('screens_brands -.-> screens_sales');
  expect(drawn).toContain('screens ==> packages_ui["packages/ui"]');
  expect(drawn).not.toContain('test_utils');
  expect(drawn).not.toContain('portal');
});

it('puts the drawings between their marks and leaves the page as it was when it is drawn again', () => {
  const marks = (name: string) =>
    `<!-- begin: ${name}, drawn by scripts/tasks/draw-apps.ts -->\nold\n<!-- end: ${name} -->`;
  const page = `before\n${marks('portal')}\n${marks('backoffice')}\n${marks('server')}\nafter`;
  const drawn = redraw(page, files);
  expect(drawn).toMatch(/^before\n[\s\S]*after$/);
  expect(drawn).not.toContain('old');
  expect(redraw(drawn, files)).toBe(drawn);
  expect(() => redraw('no marks', files)).toThrow('no place');
});
