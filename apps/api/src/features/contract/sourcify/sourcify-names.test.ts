import { expect, test } from 'vitest';
import { toSafePath } from './sourcify-names.ts';

test.each([
  ['src/A.sol', 'src/A.sol'],
  ['@openzeppelin/contracts/A.sol', '@openzeppelin/contracts/A.sol'],
  ['../../etc/passwd', 'etc/passwd'],
  ['/root/.ssh/id', 'root/.ssh/id'],
  ['..\\..\\windows\\A.sol', 'windows/A.sol'],
  ['C:\\A.sol', 'C_/A.sol'],
  ['a/./../b.sol', 'a/b.sol'],
  ['..', 'source'],
])('the source %s is written to %s', (path, safe) => expect(toSafePath(path)).toBe(safe));
