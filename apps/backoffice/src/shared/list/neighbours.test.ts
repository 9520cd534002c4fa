import { expect, it } from 'vitest';

import { neighboursOf } from './neighbours.ts';

it('steps inside the list and stops at its ends', () => {
  expect(neighboursOf(['a', 'b', 'c'], 'b')).toEqual({ previousId: 'a', nextId: 'c' });
  expect(neighboursOf(['a', 'b'], 'a')).toEqual({ previousId: undefined, nextId: 'b' });
  expect(neighboursOf(['a', 'b'], 'b')).toEqual({ previousId: 'a', nextId: undefined });
});

it('knows no neighbours of a row that is not on the page', () => {
  expect(neighboursOf(['a'], 'чужой')).toEqual({ previousId: undefined, nextId: undefined });
});
