import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A part the screen is whole without: when its code does not come, as without a signal, nothing stands in its place. */
export const optional = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: () => null })));
