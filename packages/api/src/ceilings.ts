/**
 * The most a sale, a product or an operation may hold (domain 3.23). What exceeds is refused by field before anything is
 * written: by the contract, in the forms, in the files; the database refuses it once more.
 */
export const ceilings = {
  /** Price of a unit: 100 000 000 ₽. */
  priceKopecks: 10_000_000_000,
  /** Units of a line. */
  quantity: 999,
  /** Lines of a sale. */
  items: 50,
  /** Money of a sale. */
  saleKopecks: 100_000_000_000_000,
  /** Base points of a product. */
  basePoints: 1_000_000,
  /** Points of a line, and of a sale. */
  salePoints: 10_000_000,
  /** Points given by one operation. */
  operationPoints: 100_000_000,
} as const;

/** Bounds a programme sets itself, each with the most it may be: without a lower one the ceiling is the bound. */
export const boundCeilings = {
  maxPriceKopecks: ceilings.priceKopecks,
  maxQuantity: ceilings.quantity,
  maxItems: ceilings.items,
  maxBasePoints: ceilings.basePoints,
  maxSalePoints: ceilings.salePoints,
  maxOperationPoints: ceilings.operationPoints,
} as const;

export type BoundName = keyof typeof boundCeilings;

/** What new entries are held to; what is stored already stays. */
export type Bounds = Readonly<Record<BoundName, number>>;
