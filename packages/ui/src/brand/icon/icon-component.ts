import type { Component, CSSProperties, ReactNode } from 'react';

/** What `Icon` gives the drawing it draws: its side and its line are always there. */
export interface IconDrawingProps {
  /** Side in pixels. */
  size: number;
  /** Width of lines in pixels of the drawing. */
  strokeWidth: number;
  /** Class of the `<svg>`. */
  className?: string;
  /** Inline style of the `<svg>`. */
  style?: CSSProperties;
  /** `img` when the drawing has a name. */
  role?: string;
  /** True when it is decoration. */
  'aria-hidden'?: boolean;
  /** What the drawing means, for screen readers. */
  'aria-label'?: string;
}

/**
 * Any component that draws a sign: of lucide-react, of another library, your own `<svg {...props}>`. It takes what it
 * understands of `IconDrawingProps` and may leave the rest.
 */
export type IconComponent =
  | ((props: IconDrawingProps) => ReactNode | Promise<ReactNode>)
  | (new (props: IconDrawingProps) => Component<object>);
