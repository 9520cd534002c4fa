import type { ComponentPropsWithRef, ComponentType, ReactElement } from 'react';

import type { IconComponent } from './icon-component.ts';

/** Size of an icon in pixels. */
export type IconSize = 14 | 16 | 18 | 20 | 22 | 24 | 32;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'strokeWidth'> {
  /** Any component that draws a sign; those of lucide-react are imported by their name. */
  as: IconComponent;
  /** Side in pixels. @default 20 */
  size?: IconSize | undefined;
  /** Name for screen readers; without one the icon is decoration. */
  label?: string | undefined;
}

/** A sign with a stroke of 1.5 px at every size. The rest goes to the drawing, `ref` too where it takes one. */
export function Icon({ as, size = 20, label, ...rest }: IconProps): ReactElement {
  const Drawing = as as ComponentType<object>;
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // The grid is 24 px: thicker in the drawing, so that it is 1.5 px on the screen.
  const drawn = { size, width: size, height: size, strokeWidth: (1.5 * 24) / size, focusable: false };
  return <Drawing {...drawn} {...named} {...rest} />;
}
