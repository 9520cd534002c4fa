import { phone } from '@pribavka/forms/masks';
import { useMask } from '@pribavka/forms';
import { maskitoTransform, type MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { useState, type ReactElement } from 'react';
import { IMaskInput } from 'react-imask';
import { PatternFormat } from 'react-number-format';

// Every peer: one controlled phone field whose parent keeps the value, as a form does.

function Ours(): ReactElement {
  const [value, setValue] = useState('');
  const { inputProps } = useMask({ mask: phone, value, onValueChange: setValue });
  return <input aria-label="ours" {...inputProps} />;
}

const digit = /\d/;
const maskito: MaskitoOptions = {
  mask: ['+', '7', ' ', '(', digit, digit, digit, ')', ' ', digit, digit, digit, '-', digit, digit, '-', digit, digit],
};

function Maskito(): ReactElement {
  const [value, setValue] = useState('');
  const ref = useMaskito({ options: maskito });
  return (
    <input
      aria-label="maskito"
      ref={ref}
      value={maskitoTransform(value, maskito)}
      onInput={(event) => setValue(event.currentTarget.value)}
      onChange={() => undefined}
    />
  );
}

function NumberFormat(): ReactElement {
  const [value, setValue] = useState('');
  return (
    <PatternFormat
      aria-label="react-number-format"
      format="+7 (###) ###-##-##"
      value={value}
      onValueChange={(change) => setValue(change.value)}
    />
  );
}

function ReactImask(): ReactElement {
  const [value, setValue] = useState('');
  return (
    <IMaskInput
      aria-label="react-imask"
      mask="+{7} (000) 000-00-00"
      unmask
      value={value}
      onAccept={(next: string) => setValue(next)}
    />
  );
}

/** Names in the order of printing; the first is ours. */
export const maskPeers: Readonly<Record<string, () => ReactElement>> = {
  ours: Ours,
  maskito: Maskito,
  'react-number-format': NumberFormat,
  'react-imask': ReactImask,
};
