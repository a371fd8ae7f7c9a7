import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Face } from './face.tsx';

afterEach(cleanup);

const pathsOf = (address: string) =>
  [...render(<Face address={address} />).container.querySelectorAll('path')].map((path) =>
    path.getAttribute('d'),
  );

it('draws the same three lines for an address in any letter case, and others for another address', () => {
  const address = '0xab51c00a3acb7e99810ed740f06984d4f84a679a';
  const lines = pathsOf(address);
  expect(lines).toHaveLength(3);
  expect(new Set(lines).size).toBe(3);
  expect(pathsOf(address.toUpperCase().replace('0X', '0x'))).toEqual(lines);
  expect(pathsOf('0xab51c00a3acb7e99810ed740f06984d4f84a679b')).not.toEqual(lines);
});
