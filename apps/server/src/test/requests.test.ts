import { expect, it } from 'vitest';

import { multipartOf, textOf } from './requests.ts';

// What the fuzzer makes up has no prototype, and text cannot be made of it by `String`.
const bare = Object.assign(Object.create(null) as object, { toString: 1 });

it('puts any value where only texts can stand', () => {
  expect([bare, ['а'], null, 7, 'да'].map(textOf)).toEqual(['{"toString":1}', '["а"]', 'null', '7', 'да']);
  const { payload } = multipartOf({ name: 'a.pdf', mime: 'application/pdf', bytes: Buffer.alloc(0) }, { title: bare });
  expect(payload.toString()).toContain('{"toString":1}');
});
