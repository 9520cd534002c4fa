import { FileUpload, type UploadTransport } from '@pribavka/ui/upload';
import { useState, type ReactElement } from 'react';

// Left out, XMLHttpRequest sends the file to `url`. Give your own for signed addresses, chunks or a client of yours.
const transport: UploadTransport = async ({ file, onProgress, signal }) => {
  for (const part of [0.25, 0.5, 0.75, 1]) {
    signal.throwIfAborted();
    await new Promise((done) => setTimeout(done, 150));
    onProgress(part);
  }
  return { id: file.name };
};

export function PhotoUpload(): ReactElement {
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <FileUpload<{ id: string }>
      label="Фото чека"
      url="/api/files"
      accept="image/jpeg,image/png"
      maxSize={10 * 1024 * 1024}
      maxFiles={3}
      multiple
      camera
      transport={transport}
      onSuccess={({ response }) => setIds((before) => [...before, response.id])}
      hint={ids.length === 0 ? 'До трёх фото, JPEG или PNG' : `Загружено: ${ids.join(', ')}`}
    />
  );
}
