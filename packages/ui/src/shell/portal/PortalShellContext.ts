import { createContext, type Context, type ReactElement, type ReactNode } from 'react';

export interface PortalShellValue {
  readonly tools: ReactNode;
  readonly disc: ReactElement | undefined;
}

export const PortalShellContext: Context<PortalShellValue> = createContext<PortalShellValue>({
  tools: undefined,
  disc: undefined,
});
