import type { ReactElement } from 'react';

import { drawingFor, drawings } from './drawings.tsx';
import type { DrawingName } from './names.ts';

/** The line drawing of a product, inside an `<svg>`. */
export function Drawing({ of, drawing }: { of: string; drawing?: DrawingName | undefined }): ReactElement {
  return drawings[drawing ?? drawingFor(of)];
}
