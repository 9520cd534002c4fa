import { File as FileIcon, FileImage, FileText, RotateCw, Trash2, X } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Glyph } from '../../brand/glyph/Glyph.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import { formatBytes } from '../../foundation/format/numbers.ts';
import { useIsoLayoutEffect } from '../../foundation/hooks/useIsoLayoutEffect.ts';
import { useLocale } from '../../foundation/messages/context.ts';
import { failureSentence, isBareFailure } from '../core/failure.ts';
import type { UploadItem } from '../core/types.ts';
import type { UploadTexts } from '../core/upload.messages.ts';
import { Row } from './FileUpload.styles.ts';

export interface FileRowProps {
  /** The file and how far it is. */
  item: UploadItem;
  /** Texts in the language around. */
  say: UploadTexts;
  /** Stops the sending. */
  onCancel: () => void;
  /** Sends the file again. */
  onRetry: () => void;
  /** Takes the file out of the list. */
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

function State({ item, say }: Pick<FileRowProps, 'item' | 'say'>): ReactElement {
  switch (item.status) {
    case 'ready':
      return (
        <div data-state="">
          <Glyph name="draft" /> {say.ready}
        </div>
      );
    case 'uploading': {
      const percent = item.progress === undefined ? undefined : Math.round(item.progress * 100);
      return (
        <>
          <progress aria-label={say.progress(item.name)} max={100} value={percent} />
          <div data-state="">{say.uploading(percent)}</div>
        </>
      );
    }
    case 'success':
      return (
        <div data-state="">
          <Glyph name="ok" /> {say.sent}
        </div>
      );
    case 'cancelled':
      return (
        <div data-state="">
          <Glyph name="stop" /> {say.off}
        </div>
      );
    case 'fail':
      return <Failure message={item.problem?.message ?? ''} say={say} />;
  }
}

function Failure({ message, say }: { message: string; say: UploadTexts }): ReactElement {
  const bare = isBareFailure(message);
  return (
    <>
      <div data-state="">
        <Glyph name="bad" /> {failureSentence(message, say)}
      </div>
      {bare && (
        <details>
          <summary>{say.details}</summary>
          {message}
        </details>
      )}
    </>
  );
}

/** A file and what is going on with it. */
export function FileRow({ item, say, onCancel, onRetry, onRemove }: FileRowProps): ReactElement {
  const locale = useLocale();
  const mayRetry = item.status === 'cancelled' || item.problem?.canRetry === true;
  return (
    <Row data-status={item.status}>
      <span data-thumb="">
        {drawable.test(item.file.type) ? <Preview file={item.file} /> : <Icon as={iconOf(item.file)} size={20} />}
      </span>
      <div>
        <div data-name="">
          <strong title={item.name}>{item.name}</strong>
          <span>{formatBytes(item.size, { locale })}</span>
        </div>
        <State item={item} say={say} />
      </div>
      <div data-buttons="">
        {mayRetry && <IconButton icon={RotateCw} label={say.retry(item.name)} size="sm" onClick={onRetry} />}
        {item.status === 'uploading' ? (
          <IconButton icon={X} label={say.stop(item.name)} size="sm" onClick={onCancel} />
        ) : (
          <IconButton
            icon={item.status === 'success' ? Trash2 : X}
            label={say.remove(item.name)}
            size="sm"
            onClick={onRemove}
          />
        )}
      </div>
    </Row>
  );
}
