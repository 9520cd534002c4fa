import { Type } from '@sinclair/typebox';

import { boundCeilings } from '../../ceilings.ts';

const upTo = (maximum: number) => Type.Integer({ minimum: 1, maximum });

/** Bounds of the programme for new entries, each from one to its ceiling (domain 3.23). */
export const boundFields = {
  maxPriceKopecks: upTo(boundCeilings.maxPriceKopecks),
  maxQuantity: upTo(boundCeilings.maxQuantity),
  maxItems: upTo(boundCeilings.maxItems),
  maxBasePoints: upTo(boundCeilings.maxBasePoints),
  /** Of a line, and of a sale. */
  maxSalePoints: upTo(boundCeilings.maxSalePoints),
  maxOperationPoints: upTo(boundCeilings.maxOperationPoints),
};
