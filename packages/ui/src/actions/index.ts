export { Button, type ButtonProps } from './Button/Button.tsx';
export type { ButtonLook, ButtonSize, ButtonVariant } from './Button/Button.types.ts';
export { Ring, type RingProps } from './Button/Ring.tsx';
export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup/ButtonGroup.tsx';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { ResendButton, type ResendButtonProps } from './ResendButton/ResendButton.tsx';
