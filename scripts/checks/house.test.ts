import { describe, expect, it } from 'vitest';

import { parse } from '../lib/sources.ts';
import { runHouseRules } from './house.ts';

const found = (path: string, text: string) => runHouseRules([parse(path, text)]).map((finding) => finding.rule);

describe('house rules', () => {
  it.each([
    ['packages/ui/src/a/A.tsx', "import axios from 'axios';"],
    ['packages/ui/src/a/A.tsx', "import { can } from '@pribavka/api';"],
    ['packages/ui/src/a/A.tsx', "import { x } from '../../../forms/src/index.ts';"],
    ['packages/forms/src/rules/inn.ts', "import { useState } from 'react';"],
    ['packages/api/src/routes/auth.ts', "import { useState } from 'react';"],
    ['apps/portal/src/screens/sales/Sales.tsx', "import { Points } from '../points/Points.tsx';"],
    ['apps/portal/src/screens/sales/Sales.tsx', "import { Button } from '@pribavka/ui/src/actions/Button.tsx';"],
    ['apps/portal/src/app/x.ts', "import { Sale } from '@pribavka/api/schemas';"],
    ['apps/backoffice/src/app/x.ts', "import { verifyWebhook } from '@pribavka/api/webhooks';"],
    ['apps/portal/src/app/x.ts', "import { x } from '../../../backoffice/src/x.ts';"],
    ['apps/server/src/x.ts', "import { Form } from '@pribavka/forms';"],
  ])('import law refuses in %s: %s', (path, text) => {
    expect(found(path, text)).toEqual(['import-law']);
  });

  it.each([
    ['packages/forms/src/fields/A.tsx', "import { Field } from '@pribavka/ui';"],
    ['apps/portal/src/app/x.ts', "import type { Sale } from '@pribavka/api/schemas';"],
    ['apps/portal/src/screens/sales/Sales.tsx', "import { pointsUrl } from '../points/urls.ts';"],
    ['apps/server/src/x.ts', "import { innLength } from '@pribavka/forms/rules';"],
    ['packages/api/src/react/x.ts', "import useSWR from 'swr';"],
  ])('import law allows in %s: %s', (path, text) => {
    expect(found(path, text)).toEqual([]);
  });

  it('wants what components say in messages, and errors for developers in English', () => {
    const path = 'packages/ui/src/a/A.tsx';
    expect(found(path, "export const label = 'Закрыть';")).toEqual(['spoken-texts']);
    expect(found(path, 'export const A = () => <b>Ещё</b>;')).toEqual(['spoken-texts']);
    expect(found(path, 'export const all = (n: number) => `из ${n}`;')).toEqual(['spoken-texts']);
    expect(found('packages/ui/src/a/a.messages.ts', "const russian = { close: 'Закрыть' };")).toEqual([]);
    expect(found('packages/forms/src/fields/AField.tsx', "export const label = 'Телефон';")).toEqual(['spoken-texts']);
    expect(found('packages/forms/src/rules/messages.ts', "export const messages = { bik: 'БИК' };")).toEqual([]);
    expect(found(path, "invariant('A', ok, () => ['Передайте шаги']);")).toEqual(['spoken-texts']);
    expect(found(path, "invariant('A', ok, () => ['Pass the steps']);")).toEqual([]);
    expect(found(path, "throw new TypeError('Нет шагов');")).toEqual(['spoken-texts']);
    expect(found('packages/ui/src/theming/a.ts', 'const text = `${a} — не цвет`;')).toEqual(['spoken-texts']);
    expect(found(path, "export const fold = (text: string) => text.replaceAll('ё', 'е');")).toEqual([]);
  });

  it('wants names quoted by the one function that knows of quotation marks inside', () => {
    const path = 'apps/backoffice/src/screens/a/messages.ts';
    expect(found(path, 'export const saved = (name: string) => `Бренд «${name}» сохранён`;')).toEqual(['quotes']);
    expect(found(path, 'export const saved = (name: string) => `Бренд ${quoted(name)} сохранён`;')).toEqual([]);
    expect(found(path, 'export const left = (state: string) => `в статусе «${state}»`;')).toEqual([]);
  });

  it('refuses a function in a style and .attrs, allows constants', () => {
    expect(found('packages/ui/src/a.tsx', 'const A = styled.div`color: ${(p) => p.x};`;')).toEqual(['static-styles']);
    expect(found('packages/ui/src/a.tsx', 'const A = styled(B)`${function () { return 1; }}`;')).toEqual([
      'static-styles',
    ]);
    expect(found('packages/ui/src/a.tsx', 'const A = styled.div.attrs({})``;')).toEqual(['static-styles']);
    expect(found('packages/ui/src/a.tsx', 'const A = styled.div`${media.md} { color: red; }`;')).toEqual([]);
  });

  it.each([
    'margin-left: 4px;',
    'border-right: 0;',
    'left: 8px;',
    'text-align: right;',
    'transform-origin: left;',
    'padding: 4px 8px 4px 16px;',
    'margin: 0 calc((1lh - 18px) / 2) 0 0;',
    'background: linear-gradient(to right, red, blue);',
  ])('refuses a style of the screen in the library: %s', (declaration) => {
    const text = `const A = styled.div`.concat('`\n  color: red;\n  ', declaration, '\n`;');
    expect(runHouseRules([parse('packages/ui/src/a.tsx', text)])).toMatchObject([{ rule: 'line-direction', line: 3 }]);
    expect(found('apps/portal/src/a.tsx', text)).toEqual([]);
  });

  it.each([
    'margin-inline-start: 4px;',
    'left: 50%;',
    'padding: 4px 8px 12px;',
    'margin: calc((1lh - 18px) / 2) 0 0;',
    'padding: 2px 4px 6px 4px;',
    'transform-origin: var(--pb-line-start, left);',
  ])('lets a style of the line pass: %s', (declaration) => {
    expect(found('packages/ui/src/a.tsx', `const A = styled.div`.concat('`\n  ', declaration, '\n`;'))).toEqual([]);
  });

  it('refuses raw timers and raw aria-live outside the foundation', () => {
    expect(found('packages/ui/src/feedback/a.tsx', 'setTimeout(f, 1);')).toEqual(['primitives']);
    expect(found('apps/portal/src/a.tsx', 'window.setInterval(f, 1);')).toEqual(['primitives']);
    expect(found('packages/ui/src/foundation/timers.ts', 'setTimeout(f, 1);')).toEqual([]);
    expect(found('packages/ui/src/feedback/a.tsx', 'const a = <p aria-live="polite" />;')).toEqual(['primitives']);
  });

  it('refuses hand-written internal addresses', () => {
    expect(found('apps/portal/src/a.tsx', 'const a = <a href="/sales" />;')).toEqual(['links']);
    expect(found('apps/portal/src/a.tsx', 'const a = <Link to={`/sales/${id}`} />;')).toEqual(['links']);
    expect(found('apps/portal/src/a.tsx', "navigate('/sales');")).toEqual(['links']);
    expect(found('apps/portal/src/a.tsx', 'const a = <a href="https://example.com" />;')).toEqual([]);
    expect(found('apps/portal/src/screens/sales/urls.ts', "navigate('/sales');")).toEqual([]);
  });

  it('lets only config.ts read the environment', () => {
    expect(found('apps/server/src/a.ts', 'const a = process.env.PORT;')).toEqual(['environment']);
    expect(found('apps/portal/src/a.ts', 'const a = import.meta.env.MODE;')).toEqual(['environment']);
    expect(found('apps/server/src/config.ts', 'const a = process.env.PORT;')).toEqual([]);
  });

  it('refuses SQL put together from texts in the server, allows templates and names', () => {
    const path = 'apps/server/src/modules/a/repository.ts';
    for (const text of [
      'const a = sql.raw(name);',
      "const a = sql.raw('desc');",
      'const a = sql.lit(value);',
      "const a = sql['raw'](name);",
      'const { raw } = sql;',
    ]) {
      expect(found(path, text), text).toEqual(['raw-sql']);
    }
    expect(found(path, 'const a = sql`select ${sql.ref(name)} from t where id = ${id}`;')).toEqual([]);
    expect(found(path, 'const a = sql.lit(programmeZone());')).toEqual([]);
    expect(found('apps/server/src/modules/a/repository.test.ts', 'const a = sql.raw(name);')).toEqual([]);
  });

  it.each([
    'const read = (name) => CompiledQuery.raw(`select * from ${name}`, []);',
    'const read = (text) => CompiledQuery.raw(text, []);',
    "const read = (name) => CompiledQuery.raw('select * from ' + name);",
    'const read = (name) => CompiledQuery.raw(`select ${name.trim()}`);',
    'let table = "t"; const a = CompiledQuery.raw(`select * from ${table}`);',
    'const table = tableOf(asked); const a = CompiledQuery.raw(`select * from ${table}`);',
    'const from = (table) => `from ${table}`; export const read = (name) => CompiledQuery.raw(`select 1 ${from(name)}`);',
    "function read(name) { return CompiledQuery.raw(`select ${name}`); } read('a'); read(asked);",
    "export function read(name) { return CompiledQuery.raw(`select ${name}`); } read('a');",
    "function read(name) { return CompiledQuery.raw(`select ${name}`); } read('a'); list.map(read);",
    "const a = CompiledQuery['raw'](`select 1`);",
    'const { raw } = CompiledQuery;',
    'const make = CompiledQuery.raw;',
  ])('refuses a statement that is not a text of the code: %s', (text) => {
    expect(found('apps/server/src/modules/a/repository.ts', text)).toEqual(['raw-sql']);
  });

  it.each([
    "const a = CompiledQuery.raw('select $1::int', [value]);",
    'const limit = 7; const a = CompiledQuery.raw(`select ${limit} from t where id = $1`, [id]);',
    "import { limit } from './limits.ts'; const a = CompiledQuery.raw(`select ${limit}`);",
    "const of = { a: 'x', b: 'y' } as const; const read = (k) => CompiledQuery.raw(`select ${of[k]}`);",
    "const read = (one) => CompiledQuery.raw(`select 1 ${one ? 'limit 1' : ''}`);",
    "const part = (at) => `from t where id = ${at}`; const a = CompiledQuery.raw(`select ${part('$1')}`, [id]);",
    "function read(name) { return CompiledQuery.raw(`/*${name}*/ select 1`); } read('a'); read('b');",
  ])('allows a statement the file writes itself: %s', (text) => {
    expect(found('apps/server/src/modules/a/repository.ts', text)).toEqual([]);
  });
});
