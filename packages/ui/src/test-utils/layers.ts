/** Paper argues with the components themselves: its rules stand next to the layers. */
const isForPaper = (rule: CSSRule): boolean =>
  rule instanceof CSSPageRule || (rule instanceof CSSMediaRule && rule.conditionText === 'print');

const mayStandAlone = (rule: CSSRule): boolean =>
  rule instanceof CSSLayerBlockRule ||
  rule instanceof CSSLayerStatementRule ||
  rule instanceof CSSFontFaceRule ||
  rule instanceof CSSKeyframesRule ||
  isForPaper(rule);

/** Our style sheets; components are styled in their own. */
const isOurs = (sheet: CSSStyleSheet): boolean =>
  [...sheet.cssRules].some((rule) => rule.cssText.includes('@layer pribavka'));

/** Rules of our style sheets that decide how an element looks and lie in no layer: any style of a page is to be stronger. */
export const outsideLayers = (): string[] =>
  [...document.styleSheets]
    .filter(isOurs)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !mayStandAlone(rule))
    .map((rule) => rule.cssText.slice(0, 80));
