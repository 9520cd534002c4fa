import { StoneCover } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Stone = styled(StoneCover)`
  width: 100%;
  height: 100%;
`;

export interface PromotionCoverProps {
  id: string;
  imageUrl: string | null;
  children?: ReactNode;
}

/** The promotion's own picture, or its cut of stone: the same for the same promotion. */
export function PromotionCover({ id, imageUrl, children }: PromotionCoverProps): ReactElement {
  return imageUrl ? <Image src={imageUrl} alt="" loading="lazy" /> : <Stone seed={id}>{children}</Stone>;
}
