/**
 * Order of the layers of the style sheets, later ones win: values, defaults of elements. Components lie in no layer unless
 * `UiProvider layer` says so. It stands first in every style sheet: whichever comes first, the order is this one.
 */
export const layerOrder = '@layer pribavka.tokens, pribavka.base;';
