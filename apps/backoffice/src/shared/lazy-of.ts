import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

type PropsOf<T> = T extends ComponentType<infer Props> ? Props : never;

/** A component of a module that comes when it is first shown. */
export const lazyOf = <Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> =>
  lazy(async () => ({ default: (await load())[name] as ComponentType<PropsOf<Module[Name]>> }));
