export { Button, type ButtonProps } from './button/Button.tsx';
export type { ButtonLook, ButtonSize, ButtonVariant } from './button/Button.types.ts';
export { Ring, type RingProps } from './button/Ring.tsx';
export { ButtonGroup, type ButtonGroupProps } from './button-group/ButtonGroup.tsx';
export { CopyButton, type CopyButtonProps } from './copy-button/CopyButton.tsx';
export { IconButton, type IconButtonProps } from './icon-button/IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './link-button/LinkButton.tsx';
export { ResendButton, type ResendButtonProps } from './resend-button/ResendButton.tsx';
