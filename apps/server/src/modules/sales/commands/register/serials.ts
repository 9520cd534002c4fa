import { readSerial, type SerialKind } from '@pribavka/forms/rules';

import type { ItemInput } from './input.ts';

/** Lines with their numbers in the one form their products give them; what is none keeps its reason instead of a key. */
export const withSerials = (items: readonly ItemInput[], products: ReadonlyMap<string, SerialKind>): ItemInput[] =>
  items.map((item) => {
    const product = products.get(item.productId);
    if (item.serialNumber === undefined || !product) return item;
    const read = readSerial(item.serialNumber, product);
    if (!read.ok) return { ...item, serialProblem: read.problem };
    return {
      ...item,
      serialNumber: read.serial,
      serialKey: read.key,
      markGtin: read.markGtin ?? item.markGtin,
    };
  });
