import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { RouterLink } from '../../test-utils/RouterLink.tsx';
import { linkCases } from '../../test-utils/link-cases.tsx';

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.{test,stories}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the link of a router', () => {
  it.each(linkCases)('is drawn as it is, with what $file adds', async ({ role = 'link', name, draw }) => {
    await page.viewport(1280, 800);
    location.hash = '';
    const ref = createRef<HTMLAnchorElement>();
    const onClick = vi.fn();
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- its content comes from the component
    await mount(draw(<RouterLink ref={ref} to="#reports" className="own" onClick={onClick} />));
    const link = page.getByRole(role, { name, exact: true }).first();
    await expect.element(link).toHaveAttribute('href', '#reports');
    await expect.element(link).toHaveAttribute('data-router');
    await expect.element(link).toHaveClass('own');
    if (!ref.current) throw new Error('The ref of the link was lost.');
    expect(ref.current.matches('a[data-router]')).toBe(true);
    await link.click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(location.hash).toBe('#reports');
  });

  it('is followed by Space on a tab, as a tab is chosen', async () => {
    location.hash = '';
    const { draw } = linkCases.find(({ role }) => role === 'tab')!;
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- its content comes from the component
    await mount(draw(<RouterLink to="#reports" />));
    const tab = page.getByRole('tab', { name: 'Отчёты' });
    await expect.element(tab).toBeVisible();
    (tab.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    expect(location.hash).toBe('#reports');
  });

  it('has a case for every component that takes one', () => {
    const taking = Object.entries(sources)
      .map(([path, text]) => [path.replace('../../', '').replace('./', 'foundation/link/'), text] as const)
      .filter(
        ([path, text]) =>
          /: LinkElement|=> LinkElement|drawLink\(render/.test(text) && !/^(foundation|test-utils)\//.test(path),
      )
      .map(([path]) => path);
    const known = new Set([
      ...linkCases.map(({ file }) => file),
      // Parts of the ones above.
      'data/table/parts/TableRow.tsx',
      'navigation/pagination/PageLink.tsx',
      'shell/backoffice/BackofficeShell.tsx',
      'shell/portal/PortalShell.tsx',
    ]);
    expect(taking.filter((path) => !known.has(path))).toEqual([]);
    expect(taking.length).toBeGreaterThan(5);
  });
});
