import type { Api } from '@pribavka/api';

import type { UploadedFile } from '../../../shared/contract.ts';
import { type SendOptions, sendWhileMoving } from '../../../shared/upload-transport.ts';

/** Sends a photo of a sale to the server as long as something moves; what goes wrong is said by the form or the queue. */
export const uploadPhoto = (
  api: Api<'sales.uploadFile'>,
  { blob, name }: { blob: Blob; name: string },
  options: Partial<SendOptions> = {},
): Promise<UploadedFile> =>
  sendWhileMoving(
    async (moving) => api.call('sales.uploadFile', { file: blob, fileName: name }, { ...moving, quiet: 'all' }),
    options,
  );
