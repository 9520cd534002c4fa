/**
 * Order of the layers of styles, later ones win: values, defaults of elements, components; styles in no layer win over
 * all. It stands first in every style sheet: whichever comes first, the order is this one.
 */
export const layerOrder = '@layer pribavka.tokens, pribavka.base, pribavka.components;';
