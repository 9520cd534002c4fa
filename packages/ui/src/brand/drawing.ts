import type { RefCallback } from 'react';

type Drawn<Name extends string> = Record<Name, string | undefined> & {
  suppressHydrationWarning: true;
  ref: RefCallback<Element>;
};

/**
 * Address of a drawing that lies in the package as a file, as a page may ask for it. Plain Node sees a path of the
 * server's disk: it stays out of the markup, and the browser adds the address by `drawn`.
 */
export function drawingAddress(file: URL): string | undefined {
  const onDisk = file.protocol === 'file:' && globalThis.location?.protocol !== 'file:';
  return onDisk ? undefined : file.href;
}

/** Props of an element that shows a drawing; where the server drew it without its address, the browser adds it. */
export function drawn<Name extends 'src' | 'srcSet' | 'href'>(name: Name, address: string | undefined): Drawn<Name> {
  return {
    [name]: address,
    suppressHydrationWarning: true,
    ref: (element: Element | null) => {
      if (address && element && !element.hasAttribute(name)) element.setAttribute(name, address);
    },
  } as Drawn<Name>;
}
