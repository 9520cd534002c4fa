import { useApi } from '@pribavka/api/react';
import type { Scan } from '@pribavka/forms/rules';
import type { ReactElement } from 'react';

import { closeThen } from '../../shared/scan/close-then.ts';
import { LOOKUP_PATIENCE, lookupFailed, unknownCode } from '../../shared/scan/lookup.ts';
import ScanDialog, { type ScanRefusal } from '../../shared/scan/ScanDialog.tsx';
import { productScanMessages as messages } from './scan-messages.ts';

export interface ProductScanProps {
  onProduct: (id: string) => void;
  /** A code that is no product's may be an article or a part of a name. */
  onText: (text: string) => void;
  onByHand: () => void;
  onClose: () => void;
}

/** The search by camera: a code of a product opens its card. */
export default function ProductScan({ onProduct, onText, onByHand, onClose }: ProductScanProps): ReactElement {
  const api = useApi();
  const take = async (scan: Scan): Promise<ScanRefusal | undefined> => {
    if (scan.kind === 'refused') return { title: scan.reason };
    if (scan.kind === 'receipt') return { title: messages.receipt, text: messages.receiptText };
    const code = scan.kind === 'text' ? scan.text : scan.gtin;
    const { product } = await api.call(
      'products.byCode',
      { query: { code } },
      { quiet: 'all', timeout: LOOKUP_PATIENCE },
    );
    if (product) onProduct(product.id);
    else if (scan.kind === 'text') onText(scan.text);
    else return unknownCode(code);
    return undefined;
  };
  return (
    <ScanDialog
      title={messages.title}
      text={messages.text}
      prefer={['mark', 'barcode', 'text']}
      onScan={async (scan) => {
        try {
          return await take(scan);
        } catch (error) {
          return lookupFailed(error);
        }
      }}
      byHand={{ label: messages.byHand, onPress: () => closeThen(onClose, onByHand) }}
      onClose={onClose}
    />
  );
}
