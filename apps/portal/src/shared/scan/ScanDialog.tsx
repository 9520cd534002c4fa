import { readScan, type Scan } from '@pribavka/forms/rules';
import { Banner, Button, ButtonGroup, IconButton } from '@pribavka/ui';
import { Flashlight, FlashlightOff, ImageUp, RotateCw, SwitchCamera, TextCursorInput } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';

import { cameraProblems, scanMessages as messages } from './messages.ts';
import type { FoundCode } from './reading/codes.ts';
import { UnreadablePicture } from './reading/reader.ts';
import { ScanScreen, ScanView, ScanWays } from './ScanView.tsx';
import { useScanner } from './useScanner.ts';

/** Why a code was not taken, and the other way to go. */
export interface ScanRefusal {
  readonly title: string;
  readonly text?: string | undefined;
  /** Typing by hand is the way to go. */
  readonly byHand?: boolean | undefined;
  /** The code itself may be right: it is tried again while it stays in sight. */
  readonly again?: boolean | undefined;
}

export interface ScanDialogProps {
  /** «Наведите на QR-код чека». */
  title: string;
  /** Where the code is and how to hold the phone. */
  text: string;
  /** What to take when several codes are in sight, the first of these first. */
  prefer: ReadonlyArray<Scan['kind']>;
  /** Takes what was found; a refusal leaves the scanner open, undefined ends the scan. */
  onScan: (scan: Scan) => Promise<ScanRefusal | undefined>;
  /** The last way: typing. */
  byHand: { readonly label: string; readonly onPress: () => void };
  onClose: () => void;
}

/** Milliseconds before a code that could not be checked is tried again. */
const AGAIN_AFTER = 3000;

const PICTURES: Readonly<Record<UnreadablePicture['failure'], ScanRefusal>> = {
  picture: { title: messages.notPicture, text: messages.notPictureText },
  reader: { title: messages.noReader, text: messages.noReaderText },
};

/** Reads one code: by the camera, from a picture, or leads to typing it. */
export default function ScanDialog({ title, text, prefer, onScan, byHand, onClose }: ScanDialogProps): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const taking = useRef(false);
  const refused = useRef({ code: '', until: 0 });
  const [checking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<ScanRefusal>();

  const take = async (codes: readonly FoundCode[]): Promise<void> => {
    if (taking.current) return;
    const scans = codes.map(({ text: code, hint }) => readScan(code, hint));
    const rank = ({ kind }: Scan): number => (prefer.includes(kind) ? prefer.indexOf(kind) : prefer.length);
    const [scan] = scans.toSorted((one, other) => rank(one) - rank(other));
    if (!scan) return;
    // The same code stays in sight after a refusal; it is not asked about again and again.
    const code = JSON.stringify(scan);
    if (code === refused.current.code && performance.now() < refused.current.until) return;
    taking.current = true;
    setChecking(true);
    const next = await onScan(scan);
    taking.current = false;
    setChecking(false);
    refused.current = { code, until: next?.again ? performance.now() + AGAIN_AFTER : Number.POSITIVE_INFINITY };
    setRefusal(next);
    if (!next && 'vibrate' in navigator) navigator.vibrate(60);
  };

  const scanner = useScanner(video, (codes) => void take(codes));
  const { state, torch, nextCamera } = scanner;
  const problem = state === 'asking' || state === 'looking' || state === 'paused' ? undefined : cameraProblems[state];

  const fromFile = async (file: File): Promise<void> => {
    setChecking(true);
    try {
      const codes = await scanner.readFile(file);
      refused.current = { code: '', until: 0 };
      if (codes.length === 0) setRefusal({ title: messages.nothing, text: messages.nothingText });
      else await take(codes);
    } catch (error) {
      if (error instanceof UnreadablePicture) setRefusal(PICTURES[error.failure]);
    }
    setChecking(false);
  };

  return (
    <ScanScreen open title={title} onClose={onClose} data-theme="dark">
      <ScanView
        video={video}
        shown={!problem}
        text={state === 'looking' ? (checking ? messages.checking : text) : messages.asking}
      >
        {torch && (
          <IconButton
            icon={torch.on ? FlashlightOff : Flashlight}
            label={torch.on ? messages.torchOff : messages.torchOn}
            onClick={torch.toggle}
          />
        )}
        {nextCamera && <IconButton icon={SwitchCamera} label={messages.nextCamera} onClick={nextCamera} />}
      </ScanView>
      {problem && (
        <Banner
          tone="warning"
          title={problem.title}
          announce
          actions={
            // A page without https gets no camera however often it asks.
            state !== 'unsupported' && (
              <Button icon={RotateCw} onClick={scanner.retry}>
                {messages.retry}
              </Button>
            )
          }
        >
          {problem.text}
        </Banner>
      )}
      {refusal && (
        <Banner key={refusal.title} tone="danger" title={refusal.title} announce>
          {refusal.text}
        </Banner>
      )}
      <ScanWays>
        <ButtonGroup stack>
          <Button
            variant={problem ? 'primary' : 'secondary'}
            icon={ImageUp}
            loading={checking}
            onClick={() => picker.current?.click()}
          >
            {messages.gallery}
          </Button>
          <Button variant={refusal?.byHand ? 'primary' : 'text'} icon={TextCursorInput} onClick={byHand.onPress}>
            {byHand.label}
          </Button>
        </ButtonGroup>
      </ScanWays>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={messages.gallery}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void fromFile(file);
        }}
      />
    </ScanScreen>
  );
}
