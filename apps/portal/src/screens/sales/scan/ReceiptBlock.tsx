import { useFormField, useFormParts } from '@pribavka/forms';
import { parseReceipt } from '@pribavka/forms/rules';
import {
  announce,
  Button,
  ButtonGroup,
  Field,
  formatDate,
  formatMoney,
  Glyph,
  IconButton,
  Textarea,
} from '@pribavka/ui';
import { ImageUp, Pencil, ReceiptText, ScanQrCode, TextCursorInput, X } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { saleFormMessages as messages } from '../form/messages.ts';
import type { ReceiptCode } from '../form/values.ts';
import { readCodeFromFile } from './decode.ts';
import { hasCamera } from './useCamera.ts';

const CameraDialog = lazy(() => import('./CameraDialog.tsx'));

const ReceiptDialog = lazy(() => import('./ReceiptDialog.tsx'));

const Root = styled.section`
  display: grid;
  gap: 12px;
  & > [data-part='found'] {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 12px 16px;
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-sunken);
  }
  & > [data-part='found'] > div {
    flex: 1;
    min-width: 0;
  }
  & > [data-part='found'] p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
  & > [data-part='error'] {
    display: flex;
    gap: 6px;
    align-items: center;
    color: var(--pb-danger-text);
    font: var(--pb-type-ui);
  }
`;

/**
 * The receipt's code: from the camera, from a photo, pasted, or its parts typed by hand. A photo of the receipt works
 * without it.
 */
export function ReceiptBlock(): ReactElement {
  const { setValue } = useFormParts();
  // The server may have words about this receipt: «Этот чек уже использован».
  const { value, change, error: refused } = useFormField<ReceiptCode | null>('receipt', messages.receipt, null, {});
  const { qr, typed } = value ?? { qr: '', typed: false };
  const title = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [camera, setCamera] = useState(false);
  const [byHand, setByHand] = useState(false);
  const [parts, setParts] = useState(false);
  const refusalId = useId();
  const [text, setText] = useState('');
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const read = parseReceipt(qr);

  const onRead = (code: ReceiptCode): void => {
    const result = parseReceipt(code.qr);
    change(code);
    // The till's date is the date of the sale: one field less to fill, one mistake less to make.
    if (result.ok) setValue('saleDate', result.receipt.at.slice(0, 10));
  };

  const take = (found: string): void => {
    const result = parseReceipt(found);
    setCamera(false);
    if (!result.ok) {
      setError(result.reason);
      setText(found);
      setByHand(true);
      return;
    }
    setError(undefined);
    setByHand(false);
    setText('');
    onRead({ qr: found.trim(), typed: false });
    announce(messages.qrFound);
  };

  const fromFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setReading(true);
    const found = await readCodeFromFile(file);
    setReading(false);
    if (found === undefined) {
      setError(messages.qrNone);
      setByHand(true);
    } else take(found);
  };

  return (
    <Root aria-labelledby={title} data-field="receipt">
      <h3 id={title}>{messages.receipt}</h3>
      {read.ok ? (
        <div data-part="found">
          <div>
            <strong>
              <Glyph name="ok" /> {typed ? messages.partsFound : messages.qrFound}
            </strong>
            <p>{formatDate(read.receipt.at, 'dateTime')}</p>
            <p>{messages.receiptLine(read.receipt.fd, formatMoney(read.receipt.totalKopecks))}</p>
          </div>
          {typed && <IconButton icon={Pencil} label={messages.partsEdit} onClick={() => setParts(true)} />}
          <IconButton
            icon={X}
            label={messages.qrAgain}
            aria-describedby={refused ? refusalId : undefined}
            onClick={() => change(null)}
          />
        </div>
      ) : (
        <>
          <ButtonGroup stack>
            {hasCamera() && (
              <Button icon={ScanQrCode} onClick={() => setCamera(true)}>
                {messages.scan}
              </Button>
            )}
            <Button icon={ImageUp} loading={reading} onClick={() => picker.current?.click()}>
              {messages.fromPhoto}
            </Button>
            <Button icon={TextCursorInput} variant="text" aria-expanded={byHand} onClick={() => setByHand(!byHand)}>
              {messages.byHand}
            </Button>
            <Button icon={ReceiptText} variant="text" onClick={() => setParts(true)}>
              {messages.parts}
            </Button>
          </ButtonGroup>
          <input
            ref={picker}
            type="file"
            accept="image/*"
            hidden
            aria-label={messages.fromPhoto}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              void fromFile(file);
            }}
          />
          {byHand && (
            <>
              <Field label={messages.qrLabel} hint={messages.qrHint} error={error}>
                <Textarea value={text} rows={3} spellCheck={false} onValueChange={setText} />
              </Field>
              <Button onClick={() => take(text)}>{messages.qrTake}</Button>
            </>
          )}
        </>
      )}
      {refused && (
        <p id={refusalId} data-part="error">
          <Glyph name="bad" /> {refused}
        </p>
      )}
      {parts && (
        <Suspense fallback={null}>
          <ReceiptDialog
            receipt={read.ok ? read.receipt : undefined}
            onClose={() => setParts(false)}
            onTyped={(text) => {
              setParts(false);
              setError(undefined);
              onRead({ qr: text, typed: true });
              announce(messages.partsFound);
            }}
          />
        </Suspense>
      )}
      {camera && (
        <Suspense fallback={null}>
          <CameraDialog onFound={take} onClose={() => setCamera(false)} />
        </Suspense>
      )}
    </Root>
  );
}
