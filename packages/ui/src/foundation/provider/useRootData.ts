import { useIsoLayoutEffect } from '../hooks/useIsoLayoutEffect.ts';

/** Keeps `data-*` of `<html>` at the value while it is given; then what was there comes back. */
export function useRootData(name: 'theme' | 'density', value: string | undefined): void {
  useIsoLayoutEffect(() => {
    if (value === undefined) return undefined;
    const { dataset } = document.documentElement;
    const before = dataset[name];
    dataset[name] = value;
    return () => {
      if (before === undefined) delete dataset[name];
      else dataset[name] = before;
    };
  }, [name, value]);
}
