import { describe, expect, it } from 'vitest';

import { parseConfig } from './page-config.ts';

describe('page configuration', () => {
  it('reads what the server wrote', () => {
    expect(parseConfig('{"sentryDsn":"https://key@host/1","demo":true,"version":"1.2.3"}')).toEqual({
      sentryDsn: 'https://key@host/1',
      demo: true,
      version: '1.2.3',
    });
  });

  it.each(['__APP_CONFIG__', '', null, undefined, '[]', 'null', '{"demo":"yes","version":7}'])(
    'falls back to the defaults for %j',
    (source) => {
      expect(parseConfig(source)).toEqual({ sentryDsn: undefined, demo: false, version: 'dev' });
    },
  );
});
