import type { LucideIcon, LucideProps } from 'lucide-react';
import type { ReactElement } from 'react';

export type IconSize = 14 | 16 | 18 | 20 | 22 | 24 | 32;

export interface IconProps extends Omit<
  LucideProps,
  'size' | 'strokeWidth' | 'absoluteStrokeWidth' | 'nonScalingStroke'
> {
  /** A lucide-react icon, imported by its name. */
  as: LucideIcon;
  /** Side in pixels. @default 20 */
  size?: IconSize | undefined;
  /** Name for screen readers; without one the icon is decoration. */
  label?: string | undefined;
}

/** A lucide icon with a stroke of 1.5 px at every size. */
export function Icon({ as: Shape, size = 20, label, ...rest }: IconProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // The grid is 24 px: thicker in the drawing, so that it is 1.5 px on the screen.
  return <Shape size={size} strokeWidth={(1.5 * 24) / size} focusable={false} {...named} {...rest} />;
}
