export { confirm, ConfirmHost, type ConfirmOptions } from './confirm/confirm.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Menu, type MenuProps } from './Menu/Menu.tsx';
export type { MenuItem } from './Menu/Menu.types.ts';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { usePopup, type PopupHandle, type PopupOptions } from './popup/usePopup.ts';
export { Sheet, type SheetProps, type SheetStep } from './Sheet/Sheet.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
