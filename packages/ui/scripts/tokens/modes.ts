// Rules that are not values of the source: densities, forced colours, more contrast, reduced motion.

/** Control sizes by density: portal (comfortable), back-office (regular), filter rows (compact). */
export const densities = `/* Плотность: comfortable — портал, regular — бэк-офис, compact — плотно. */
:root,
[data-density='regular'] {
  --pb-control-height: var(--pb-size-control-regular);
  --pb-control-padding: 10px;
  --pb-control-type: var(--pb-type-ui);
  --pb-button-padding: 14px;
  --pb-button-type: var(--pb-type-ui-strong);
  --pb-control-icon: 16px;
  --pb-body-type: var(--pb-type-ui);
  --pb-page-title-type: var(--pb-type-h1-sm);
  --pb-page-title-spacing: var(--pb-type-h1-sm-spacing);
}

[data-density='comfortable'] {
  --pb-control-height: var(--pb-size-control-portal);
  --pb-control-padding: 12px;
  --pb-control-type: var(--pb-type-body-lg);
  --pb-button-padding: 18px;
  --pb-button-type: 500 1rem/1.5rem var(--pb-font-text);
  --pb-control-icon: 18px;
  --pb-body-type: var(--pb-type-body);
  --pb-page-title-type: var(--pb-type-h1-sm);
  --pb-page-title-spacing: var(--pb-type-h1-sm-spacing);
}

[data-density='compact'] {
  --pb-control-height: var(--pb-size-control-compact);
  --pb-control-padding: 8px;
  --pb-control-type: var(--pb-type-table);
  --pb-button-padding: 12px;
  --pb-button-type: 500 0.8125rem/1.25rem var(--pb-font-text);
  --pb-control-icon: 16px;
  --pb-body-type: var(--pb-type-table);
  --pb-page-title-type: var(--pb-type-h1-sm);
  --pb-page-title-spacing: var(--pb-type-h1-sm-spacing);
}

@media (min-width: 64em) {
  [data-density='comfortable'] {
    --pb-control-height: var(--pb-size-control-portal-lg);
    --pb-control-type: var(--pb-type-body);
    --pb-button-type: 500 0.9375rem/1.5rem var(--pb-font-text);
    --pb-page-title-type: var(--pb-type-h1);
    --pb-page-title-spacing: var(--pb-type-h1-spacing);
  }
}

/* iOS увеличивает страницу, если в поле меньше 16 px. */
@media (max-width: 47.99em) {
  :root,
  [data-density] {
    --pb-control-type: var(--pb-type-body-lg);
  }
}

/* Строки таблицы: своя плотность, чтобы поля внутри таблицы не менялись. */
:root,
[data-density='regular'],
[data-row-density='regular'] {
  --pb-row-height: var(--pb-size-row-regular);
}
[data-density='comfortable'],
[data-row-density='comfortable'] {
  --pb-row-height: var(--pb-size-row-comfortable);
}
[data-density='compact'],
[data-row-density='compact'] {
  --pb-row-height: var(--pb-size-row-compact);
}
`;

export const preferences = `@media (prefers-contrast: more) {
  :root,
  [data-theme] {
    --pb-line-hair: var(--pb-line-strong);
    --pb-line-soft: var(--pb-line-strong);
    --pb-line-strong: var(--pb-text-primary);
    --pb-text-secondary: var(--pb-text-primary);
    --pb-text-tertiary: var(--pb-text-primary);
  }
}

/* Система сама красит фон и текст; роли ведут на её цвета, чтобы границы остались видны. */
@media (forced-colors: active) {
  :root,
  [data-theme] {
    --pb-bg-canvas: Canvas;
    --pb-bg-surface: Canvas;
    --pb-bg-raised: Canvas;
    --pb-bg-sunken: Canvas;
    --pb-bg-inverse: Canvas;
    --pb-bg-hover: Canvas;
    --pb-bg-active: Canvas;
    --pb-bg-selected: Canvas;
    --pb-text-primary: CanvasText;
    --pb-text-secondary: CanvasText;
    --pb-text-tertiary: CanvasText;
    --pb-text-inverse: CanvasText;
    --pb-text-disabled: GrayText;
    --pb-line-hair: CanvasText;
    --pb-line-soft: CanvasText;
    --pb-line-strong: CanvasText;
    --pb-accent-line: Highlight;
    --pb-accent-text: LinkText;
    --pb-focus-ring: Highlight;
  }
}

@media (prefers-reduced-motion: reduce) {
  :root {
    --pb-duration-base: 120ms;
    --pb-duration-slow: 120ms;
    --pb-motion: 0;
  }
}
`;
