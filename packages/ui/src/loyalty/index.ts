/** @packageDocumentation What a loyalty programme shows of points, sales and products. */
export { BalanceBar, type BalanceBarProps, type BalancePart } from './balance/BalanceBar.tsx';
export { BalanceSlab, type BalanceSlabProps } from './balance/BalanceSlab.tsx';
export { Coin, type CoinProps } from './coin/Coin.tsx';
export { Formula, type FormulaProps } from './formula/Formula.tsx';
export type { FormulaOperator, FormulaPart } from './formula/Formula.types.ts';
export { FormulaColumn, type FormulaColumnProps } from './formula/FormulaColumn.tsx';
export { LedgerStrip, type LedgerStripProps } from './ledger-strip/LedgerStrip.tsx';
export { formatPoints } from './points/format.ts';
export { Points, type PointsProps } from './points/Points.tsx';
export { drawingNames, type DrawingName } from './product/names.ts';
export { ProductPicture, type ProductPictureProps } from './product/ProductPicture.tsx';
