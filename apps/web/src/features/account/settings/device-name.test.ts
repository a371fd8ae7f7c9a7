import { expect, it } from 'vitest';
import { nameDevice } from './device-name.ts';

it('names browser and system in readable form', () => {
  expect(nameDevice('Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0')).toEqual({
    browser: 'Firefox',
    system: 'Linux',
    isPhone: false,
  });
  expect(
    nameDevice(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ),
  ).toEqual({ browser: 'Safari', system: 'iPhone', isPhone: true });
  expect(
    nameDevice(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    ),
  ).toEqual({ browser: 'Edge', system: 'Windows', isPhone: false });
});

it('names no unknown browser or system', () => {
  expect(nameDevice('curl/8.11.1')).toBeNull();
  expect(nameDevice(null)).toBeNull();
});
