import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const Nothing = (): null => null;

/** A part its screen can do without: where its file does not come, the screen goes on and nothing stands in its place. */
export const lazyOrNothing = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }));
