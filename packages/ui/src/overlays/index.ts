export { confirm, ConfirmHost, type ConfirmOptions } from './confirm/confirm.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { Menu, type MenuProps } from './menu/Menu.tsx';
export type { MenuItem } from './menu/Menu.types.ts';
export { Popover, type PopoverProps } from './popover/Popover.tsx';
export { usePopup, type PopupHandle, type PopupOptions } from './popup/usePopup.ts';
export { Sheet, type SheetProps, type SheetStep } from './sheet/Sheet.tsx';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip.tsx';
