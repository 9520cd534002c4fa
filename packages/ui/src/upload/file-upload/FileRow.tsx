import { File as FileIcon, FileImage, FileText, RotateCw, Trash2, X } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Glyph } from '../../brand/glyph/Glyph.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import { failureSentence, isBareFailure } from '../core/failure.ts';
import { formatBytes } from '../../foundation/format/numbers.ts';
import { useIsoLayoutEffect } from '../../foundation/hooks/useIsoLayoutEffect.ts';
import type { UploadItem } from '../core/types.ts';
import { Row } from './FileUpload.styles.ts';

export interface FileRowProps {
  item: UploadItem;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** Images the browser can draw; HEIC it usually cannot. */
const drawable = /^image\/(?:jpeg|png|webp|gif|avif)$/u;

/** Draws a file that is still on this device; the address is let go together with the picture. */
function Preview({ file }: { file: File }): ReactElement {
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useIsoLayoutEffect(() => {
    if (!image.current) return undefined;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file, broken]);
  return broken ? <Icon as={FileImage} size={20} /> : <img ref={image} alt="" onError={() => setBroken(true)} />;
}

const iconOf = (file: File) => {
  if (file.type.startsWith('image/')) return FileImage;
  return /pdf|text|sheet|csv/u.test(file.type) ? FileText : FileIcon;
};

function State({ item }: { item: UploadItem }): ReactElement {
  switch (item.status) {
    case 'ready':
      return (
        <div data-state="">
          <Glyph name="draft" /> Готов к загрузке
        </div>
      );
    case 'uploading': {
      const percent = item.progress === undefined ? undefined : Math.round(item.progress * 100);
      return (
        <>
          <progress aria-label={`Загрузка ${item.name}`} max={100} value={percent} />
          <div data-state="">{percent === undefined ? 'Загружаем' : `Загружаем, ${percent}\u00A0%`}</div>
        </>
      );
    }
    case 'success':
      return (
        <div data-state="">
          <Glyph name="ok" /> Загружен
        </div>
      );
    case 'cancelled':
      return (
        <div data-state="">
          <Glyph name="stop" /> Загрузка остановлена
        </div>
      );
    case 'fail':
      return <Failure message={item.problem?.message ?? ''} />;
  }
}

function Failure({ message }: { message: string }): ReactElement {
  const bare = isBareFailure(message);
  return (
    <>
      <div data-state="">
        <Glyph name="bad" /> {failureSentence(message)}
      </div>
      {bare && (
        <details>
          <summary>Подробности</summary>
          {message}
        </details>
      )}
    </>
  );
}

/** A file and what is going on with it. */
export function FileRow({ item, onCancel, onRetry, onRemove }: FileRowProps): ReactElement {
  const mayRetry = item.status === 'cancelled' || item.problem?.canRetry === true;
  return (
    <Row data-status={item.status}>
      <span data-thumb="">
        {drawable.test(item.file.type) ? <Preview file={item.file} /> : <Icon as={iconOf(item.file)} size={20} />}
      </span>
      <div>
        <div data-name="">
          <strong title={item.name}>{item.name}</strong>
          <span>{formatBytes(item.size)}</span>
        </div>
        <State item={item} />
      </div>
      <div data-buttons="">
        {mayRetry && <IconButton icon={RotateCw} label={`Повторить ${item.name}`} size="sm" onClick={onRetry} />}
        {item.status === 'uploading' ? (
          <IconButton icon={X} label={`Остановить ${item.name}`} size="sm" onClick={onCancel} />
        ) : (
          <IconButton
            icon={item.status === 'success' ? Trash2 : X}
            label={`Убрать ${item.name}`}
            size="sm"
            onClick={onRemove}
          />
        )}
      </div>
    </Row>
  );
}
