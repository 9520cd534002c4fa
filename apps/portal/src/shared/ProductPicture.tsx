import { drawingNames, type DrawingName, ProductPicture as Picture } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

const isDrawing = (name: string | null | undefined): name is DrawingName =>
  drawingNames.some((drawing) => drawing === name);

export interface ProductPictureProps {
  product: { readonly name: string; readonly imageUrl: string | null; readonly drawing?: string | null } | undefined;
  /** Side in pixels; without one the picture fills the width of its place. */
  size?: number | undefined;
  ratio?: number | undefined;
}

/** The product's photo, or the line drawing of its kind. */
export function ProductPicture({ product, size, ratio }: ProductPictureProps): ReactElement {
  return (
    <Picture
      name={product?.name ?? ''}
      src={product?.imageUrl ?? undefined}
      drawing={isDrawing(product?.drawing) ? product.drawing : undefined}
      size={size}
      ratio={ratio}
    />
  );
}
