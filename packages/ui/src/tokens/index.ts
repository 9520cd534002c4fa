export { contrastRatio } from './contrast.ts';
export {
  colorTokens,
  cssVar,
  sharedTokens,
  typeTokens,
  type ColorToken,
  type SharedToken,
  type TokenName,
  type TypeToken,
} from './tokens.gen.ts';
