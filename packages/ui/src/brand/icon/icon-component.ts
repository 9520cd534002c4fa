import type { Component, CSSProperties, ReactNode } from 'react';

/** What `Icon` gives the drawing it draws: its side and its line are always there. */
export interface IconDrawingProps {
  size: number;
  strokeWidth: number;
  className?: string;
  style?: CSSProperties;
  role?: string;
  'aria-hidden'?: boolean;
  'aria-label'?: string;
}

/**
 * Any component that draws a sign: of lucide-react, of another library, your own `<svg {...props}>`. It takes what it
 * understands of `IconDrawingProps` and may leave the rest.
 */
export type IconComponent =
  | ((props: IconDrawingProps) => ReactNode | Promise<ReactNode>)
  | (new (props: IconDrawingProps) => Component<object>);
