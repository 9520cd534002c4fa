import { Camera, Upload as UploadIcon } from 'lucide-react';
import { useId, useRef, type ChangeEvent, type ComponentPropsWithRef, type ReactElement } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import { useCoarsePointer } from '../../foundation/hooks/useCoarsePointer.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { describeAccept } from '../core/limits.ts';
import type { UploadOptions } from '../core/types.ts';
import { uploadMessages } from '../core/upload.messages.ts';
import { FileRow } from './FileRow.tsx';
import { Root, Zone } from './FileUpload.styles.ts';
import { splitOptions } from './options.ts';
import { useDropZone } from './useDropZone.ts';
import { useUpload, type UploadValue } from './useUpload.ts';

/** `id` is the button's, for a link to the field; the rest goes to the group. */
export interface FileUploadProps<T = unknown>
  extends
    Omit<UploadOptions<T>, 'announce'>,
    UploadValue<T>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'id' | 'defaultValue'> {
  /** Name of the field: «Фото чека». */
  label: string;
  /** Whether at least one file is demanded: said to screen readers. @default true */
  required?: boolean | undefined;
  /** More than one file. @default false */
  multiple?: boolean | undefined;
  /** Phones get «Снять»: the back camera. @default false */
  camera?: boolean | undefined;
  /** No file can be added or removed. */
  disabled?: boolean | undefined;
  /** Message of the form under the rows. */
  error?: string | undefined;
  /** Further words under the zone instead of the limits. */
  hint?: string | undefined;
  /** Id of the native input; the label of the Field names it. */
  id?: string | undefined;
}

/** Drop zone, file rows, camera on phones. Sends by itself unless `auto` is false. */
export function FileUpload<T = unknown>(props: FileUploadProps<T>): ReactElement {
  const { label, required = true, multiple = false, camera = false, disabled = false, error, hint, ...more } = props;
  const { value, defaultValue, onValueChange, id, ...others } = more;
  const [options, rest] = splitOptions<T, typeof others>(others);
  const say = useMessages(uploadMessages, options.messages);
  const maxFiles = multiple ? options.maxFiles : 1;
  const { upload, items } = useUpload<T>(
    { ...options, maxFiles, messages: say },
    { value, defaultValue, onValueChange },
  );
  const own = useId();
  const field = id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const shot = useRef<HTMLInputElement>(null);
  const zone = useDropZone(upload.add, !disabled, say.over);
  const coarse = useCoarsePointer();

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    upload.add([...(event.target.files ?? [])]);
    // The same file chosen again must be a change again.
    event.target.value = '';
  };
  const limits = [
    describeAccept(options.accept, say),
    options.maxSize === undefined ? '' : say.limit(options.maxSize),
  ].filter(Boolean);
  const described = [`${field}-hint`, error === undefined ? undefined : `${field}-error`].filter(Boolean).join(' ');
  const common = {
    type: 'file',
    accept: options.accept,
    disabled,
    onChange: choose,
    tabIndex: -1,
    'aria-hidden': true,
  } as const;

  return (
    <Root aria-labelledby={`${field}-label`} aria-describedby={described} {...rest} role="group">
      <div data-caption="" id={`${field}-label`}>
        {label} {!required && <small>{say.optional}</small>}
      </div>
      <Zone
        {...zone.props}
        data-dragging={zone.dragging ? '' : undefined}
        data-over={zone.over ? '' : undefined}
        data-invalid={error === undefined ? undefined : ''}
      >
        <Icon as={UploadIcon} size={24} />
        <strong>{zone.dragging ? say.drop(multiple) : coarse ? say.add : say.drag(multiple)}</strong>
        <small id={`${field}-hint`}>{hint ?? limits.join(' ')}</small>
        <div data-buttons="">
          {camera && coarse && (
            <Button icon={Camera} variant="primary" disabled={disabled} onClick={() => shot.current?.click()}>
              {say.camera}
            </Button>
          )}
          <Button id={field} size={coarse ? 'md' : 'sm'} disabled={disabled} onClick={() => input.current?.click()}>
            {say.choose(multiple)}
          </Button>
        </div>
        <input {...common} ref={input} multiple={multiple} data-upload-input="" />
        {camera && coarse && <input {...common} ref={shot} capture="environment" />}
      </Zone>
      {items.length > 0 && (
        <ul aria-label={say.files(label)}>
          {items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              say={say}
              onCancel={() => upload.cancel(item.id)}
              onRetry={() => upload.retry(item.id)}
              onRemove={() => {
                upload.remove(item.id);
                document.getElementById(field)?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {error !== undefined && (
        <div data-error="" id={`${field}-error`}>
          {error}
        </div>
      )}
    </Root>
  );
}
