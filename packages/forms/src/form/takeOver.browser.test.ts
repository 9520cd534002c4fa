import { expect, it } from 'vitest';

import { takeOver } from './takeOver.ts';

it.each([
  ['drawn over meanwhile', '', 'a.melnikov'],
  ['untouched', 'a.melnikov', 'a.melnikov'],
  ['gone on with', 'a.melnikova', 'a.melnikova'],
])('hands over what was typed: %s', (_how, meanwhile, expected) => {
  const form = document.createElement('form');
  form.innerHTML = '<input type="text">';
  document.body.append(form);
  const box = form.elements[0] as HTMLInputElement;
  const heard: string[] = [];
  box.value = 'a.melnikov';
  const handOver = takeOver(form);
  box.addEventListener('input', () => heard.push(box.value));
  box.value = meanwhile;
  handOver();
  form.remove();
  expect([box.value, heard]).toEqual([expected, [expected]]);
});
