import { CheckboxField, uploadedAnswers } from '@pribavka/forms';
import type { UploadItem } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';

import { ImageField, type ImageFieldProps, type UploadedImage } from './ImageField.tsx';
import { formMessages as messages } from './messages.ts';

interface LogoValues {
  logoFileId?: readonly UploadItem<UploadedImage>[];
  noLogo?: boolean;
}

/** Values of a form with a logo: the wire has one id, the form a file or a mark to take the logo off. */
export type WithLogo<Body extends object> = Omit<Body, keyof LogoValues> & LogoValues;

/** The values as the wire has them; a logo nobody has touched is not sent. */
export function withLogoId<Values extends LogoValues>({
  logoFileId,
  noLogo = false,
  ...body
}: Values): Omit<Values, keyof LogoValues> & { logoFileId?: string | null } {
  const file = uploadedAnswers(logoFileId).at(-1);
  return { ...body, ...(file ? { logoFileId: file.id } : noLogo && { logoFileId: null }) };
}

export interface LogoFieldProps extends Pick<ImageFieldProps, 'label' | 'route'> {
  /** The logo the record has now. */
  current: string | null | undefined;
}

/** The logo of a record: another one, or none. */
export function LogoField({ current, ...rest }: LogoFieldProps): ReactElement {
  return (
    <>
      <ImageField name="logoFileId" {...rest} />
      {current && <CheckboxField name="noLogo" label={messages.noLogo} />}
    </>
  );
}
