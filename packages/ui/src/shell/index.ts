export { AccountButton, AccountDisc, type AccountButtonProps, type AccountDiscProps } from './common/Account.tsx';
export { ToolButton, type ToolButtonProps } from './common/ToolButton.tsx';
export type { RenderLink, ShellAccount, ShellCrumb, ShellGroup, ShellItem, ShellLinkProps } from './common/types.ts';
export { PortalShell, type PortalShellProps } from './portal/PortalShell.tsx';
export { PortalHeader, type PortalHeaderProps } from './portal/PortalHeader.tsx';
export { BackofficeShell, type BackofficeShellProps } from './backoffice/BackofficeShell.tsx';
export { CommandPalette, type CommandPaletteProps } from './palette/CommandPalette.tsx';
export { useCommandKey } from './palette/useCommandKey.ts';
export type { PaletteItem, PaletteSection } from './palette/types.ts';
export {
  NotFoundScreen,
  ServerErrorScreen,
  type ErrorScreenProps,
  type NotFoundScreenProps,
  type ServerErrorScreenProps,
} from './error/ErrorScreen.tsx';
