import { Children, type ReactNode } from 'react';

/** False for what React draws nothing of: a button left out by a condition asks for no foot to stand in. */
export const hasContent = (node: ReactNode): boolean => Children.toArray(node).some((child) => child !== '');
