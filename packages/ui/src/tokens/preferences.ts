const moreContrast = {
  'line-hair': 'var(--pb-line-strong)',
  'line-soft': 'var(--pb-line-strong)',
  'line-strong': 'var(--pb-text-primary)',
  'text-secondary': 'var(--pb-text-primary)',
  'text-tertiary': 'var(--pb-text-primary)',
};

const forcedColours = {
  'bg-canvas': 'Canvas',
  'bg-surface': 'Canvas',
  'bg-raised': 'Canvas',
  'bg-sunken': 'Canvas',
  'bg-inverse': 'Canvas',
  'bg-hover': 'Canvas',
  'bg-active': 'Canvas',
  'bg-selected': 'Canvas',
  'text-primary': 'CanvasText',
  'text-secondary': 'CanvasText',
  'text-tertiary': 'CanvasText',
  'text-inverse': 'CanvasText',
  'text-disabled': 'GrayText',
  'line-hair': 'CanvasText',
  'line-soft': 'CanvasText',
  'line-strong': 'CanvasText',
  'accent-line': 'Highlight',
  'accent-text': 'LinkText',
  'focus-ring': 'Highlight',
};

const inMedia = (query: string, selector: string, values: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(values).map(([name, value]) => `    --pb-${name}: ${value};`);
  return `@media (${query}) {\n  ${selector.replaceAll('\n', '\n  ')} {\n${lines.join('\n')}\n  }\n}\n`;
};

/** More contrast and forced colours for the places the selector names. */
export const preferenceRules = (selector: string): string =>
  [
    inMedia('prefers-contrast: more', selector, moreContrast),
    `/* Система сама красит фон и текст; роли ведут на её цвета, чтобы границы остались видны. */\n${inMedia('forced-colors: active', selector, forcedColours)}`,
  ].join('\n');
