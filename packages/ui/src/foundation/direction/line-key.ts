const turned: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

interface Pressed {
  readonly key: string;
  readonly currentTarget: EventTarget | null;
}

/** Whether lines of this element run from right to left, whatever the page around it does. */
export const isRightToLeft = (element: EventTarget | null): boolean =>
  element instanceof Element && getComputedStyle(element).direction === 'rtl';

/** The key as if lines ran from left to right: `ArrowRight` is always the one that leads on along the line. */
export const lineKey = ({ key, currentTarget }: Pressed): string =>
  (key in turned && isRightToLeft(currentTarget) && turned[key]) || key;
