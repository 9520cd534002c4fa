import type { ReactElement } from 'react';

import { Icon } from '../../brand/icon/Icon.tsx';
import type { ButtonLook } from './Button.types.ts';
import { Ring } from './Ring.tsx';

export interface ButtonContentProps extends Pick<ButtonLook, 'icon' | 'iconEnd' | 'kbd' | 'size' | 'children'> {
  /** Draws a ring over the text, which keeps its width. */
  loading?: boolean | undefined;
}

export function ButtonContent({ icon, iconEnd, kbd, size, loading, children }: ButtonContentProps): ReactElement {
  return (
    <>
      {loading && (
        <span data-slot="ring" data-lone={icon ? undefined : ''}>
          <Ring />
        </span>
      )}
      {icon && !loading && <Icon as={icon} size={size === 'sm' || size === 'mini' ? 16 : 18} />}
      <span data-slot="label" data-part="content">
        {children}
      </span>
      {kbd !== undefined && <kbd aria-hidden>{kbd}</kbd>}
      {iconEnd && <Icon as={iconEnd} size={16} />}
    </>
  );
}
