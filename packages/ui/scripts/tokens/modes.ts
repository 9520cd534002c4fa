// Rules that are not values of the source: densities, forced colours, more contrast, reduced motion.
import { type Density, densityRules } from '../../src/tokens/density.ts';
import { preferenceRules } from '../../src/tokens/preferences.ts';

const place = (density: Density): string =>
  density === 'regular' ? `:root,\n[data-density='regular']` : `[data-density='${density}']`;

export const densities = `/* Плотность: comfortable — портал, regular — бэк-офис, compact — плотно. */
${densityRules(place, ':root,\n[data-density]')}
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

export const preferences = `${preferenceRules(':root,\n[data-theme]')}
@media (prefers-reduced-motion: reduce) {
  :root {
    --pb-duration-base: 120ms;
    --pb-duration-slow: 120ms;
    --pb-motion: 0;
  }
}
`;
