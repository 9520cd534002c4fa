/** Control sizes by density: portal (comfortable), back-office (regular), filter rows (compact). */
export type Density = 'comfortable' | 'regular' | 'compact';

const sizes: Readonly<Record<Density, Readonly<Record<string, string>>>> = {
  regular: {
    'control-height': 'var(--pb-size-control-regular)',
    'control-padding': '10px',
    'control-type': 'var(--pb-type-ui)',
    'button-padding': '14px',
    'button-type': 'var(--pb-type-ui-strong)',
    'control-icon': '16px',
    'body-type': 'var(--pb-type-ui)',
    'page-title-type': 'var(--pb-type-h1-sm)',
    'page-title-spacing': 'var(--pb-type-h1-sm-spacing)',
  },
  comfortable: {
    'control-height': 'var(--pb-size-control-portal)',
    'control-padding': '12px',
    'control-type': 'var(--pb-type-body-lg)',
    'button-padding': '18px',
    'button-type': '500 1rem/1.5rem var(--pb-font-text)',
    'control-icon': '18px',
    'body-type': 'var(--pb-type-body)',
    'page-title-type': 'var(--pb-type-h1-sm)',
    'page-title-spacing': 'var(--pb-type-h1-sm-spacing)',
  },
  compact: {
    'control-height': 'var(--pb-size-control-compact)',
    'control-padding': '8px',
    'control-type': 'var(--pb-type-table)',
    'button-padding': '12px',
    'button-type': '500 0.8125rem/1.25rem var(--pb-font-text)',
    'control-icon': '16px',
    'body-type': 'var(--pb-type-table)',
    'page-title-type': 'var(--pb-type-h1-sm)',
    'page-title-spacing': 'var(--pb-type-h1-sm-spacing)',
  },
};

const wide: Readonly<Record<string, string>> = {
  'control-height': 'var(--pb-size-control-portal-lg)',
  'control-type': 'var(--pb-type-body)',
  'button-type': '500 0.9375rem/1.5rem var(--pb-font-text)',
  'page-title-type': 'var(--pb-type-h1)',
  'page-title-spacing': 'var(--pb-type-h1-spacing)',
};

const block = (selector: string, values: Readonly<Record<string, string>>): string =>
  `${selector} {\n${Object.entries(values)
    .map(([name, value]) => `  --pb-${name}: ${value};`)
    .join('\n')}\n}\n`;

const inMedia = (query: string, rule: string): string => `@media (${query}) {\n${rule.replace(/^(?=.)/gm, '  ')}}\n`;

/**
 * Rules of the densities for the selectors `select` gives, none where it gives none.
 * @param all - selector of every place that has a density
 */
export function densityRules(select: (density: Density) => string | undefined, all: string): string {
  const rules = (Object.keys(sizes) as Density[]).flatMap((density) => {
    const selector = select(density);
    return selector === undefined ? [] : [block(selector, sizes[density])];
  });
  const comfortable = select('comfortable');
  if (comfortable !== undefined) rules.push(inMedia('min-width: 64em', block(comfortable, wide)));
  rules.push(
    `/* iOS увеличивает страницу, если в поле меньше 16 px. */\n${inMedia(
      'max-width: 47.99em',
      block(all, { 'control-type': 'var(--pb-type-body-lg)' }),
    )}`,
  );
  return rules.join('\n');
}
