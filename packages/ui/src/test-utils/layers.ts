const isLayered = (rule: CSSRule): boolean =>
  rule instanceof CSSLayerBlockRule ||
  rule instanceof CSSLayerStatementRule ||
  rule instanceof CSSFontFaceRule ||
  rule instanceof CSSKeyframesRule;

const isOurs = (sheet: CSSStyleSheet): boolean =>
  (sheet.ownerNode instanceof HTMLElement && sheet.ownerNode.hasAttribute('data-styled')) ||
  [...sheet.cssRules].some((rule) => rule.cssText.includes('@layer pribavka'));

/** Rules on the page that decide how an element looks and lie in no layer: a plain class could not overrule them. */
export const outsideLayers = (): string[] =>
  [...document.styleSheets]
    .filter(isOurs)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !isLayered(rule))
    .map((rule) => rule.cssText.slice(0, 80));
