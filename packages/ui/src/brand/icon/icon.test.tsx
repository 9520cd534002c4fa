import { House } from 'lucide-react';
import type { ReactElement, SVGProps } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Icon } from './Icon.tsx';

/** As heroicons and SVGR make them: an svg that knows no `size`. */
const Star = (props: SVGProps<SVGSVGElement>): ReactElement => <svg viewBox="0 0 24 24" {...props} />;
/** As react-icons make them: nothing but a size. */
const Dot = ({ size }: { size: number }): ReactElement => <i style={{ width: size }} />;

describe('an icon of any library', () => {
  it.each([
    ['lucide-react', House],
    ['an svg of one’s own', Star],
  ])('%s is drawn 18 px large, as decoration', (_library, sign) => {
    const html = renderToString(<Icon as={sign} size={18} className="own" />);
    expect(html).toContain('width="18"');
    expect(html).toContain('height="18"');
    expect(html).toContain('stroke-width="2"');
    expect(html).toContain('aria-hidden="true"');
    expect(html).toMatch(/class="[^"]*own/);
  });

  it('is told its size though it draws no svg', () => {
    expect(renderToString(<Icon as={Dot} size={14} />)).toBe('<i style="width:14px"></i>');
  });

  it('stands in a button', () => {
    expect(renderToString(<IconButton icon={Star} label="В избранное" />)).toContain('viewBox="0 0 24 24"');
  });
});
