import { describe, expect, test } from 'vitest';
import { type CodeTemplate, matchCreationCode, matchRuntimeCode, sizeWithoutMetadata } from './match-code.ts';

const ADDRESS = '0x00000000000000000000000000000000000000aa';
const tailOf = (digest: string) => `a264697066735822${'1220' + digest.repeat(32)}64736f6c634300081e0033`;
const BODY = '6080604052600a80601d5f395ff3fe';
const template = (code: string, more: Partial<CodeTemplate> = {}): CodeTemplate => ({
  code: `0x${code}`,
  immutables: {},
  libraries: {},
  tails: [],
  ...more,
});

describe('deployed code', () => {
  test('is a full match if every byte is equal', () => {
    const code = BODY + tailOf('11');
    expect(matchRuntimeCode(template(code), `0x${code}`, ADDRESS)?.match).toBe('full');
    expect(matchRuntimeCode(template(BODY), `0x${BODY}`, ADDRESS)?.match).toBe('full');
  });

  test('is a partial match if only the hash of the sources differs or is missing', () => {
    const ours = template(BODY + tailOf('11'));
    expect(matchRuntimeCode(ours, `0x${BODY + tailOf('22')}`, ADDRESS)?.match).toBe('partial');
    expect(matchRuntimeCode(ours, `0x${BODY}`, ADDRESS)?.match).toBe('partial');
  });

  test('does not match if one instruction differs', () => {
    const other = BODY.replace('600a', '600b');
    expect(matchRuntimeCode(template(BODY), `0x${other}`, ADDRESS)).toBeNull();
    expect(matchRuntimeCode(template(BODY), `0x${BODY}00`, ADDRESS)).toBeNull();
    expect(matchRuntimeCode(template(''), '0x', ADDRESS)).toBeNull();
  });

  test('yields its immutables, each with the same value at all positions', () => {
    const word = (byte: string) => byte.repeat(32);
    const ours = template(`60${word('00')}61${word('00')}62`, {
      immutables: {
        7: [
          { start: 1, length: 32 },
          { start: 34, length: 32 },
        ],
      },
    });
    const chain = (first: string, second: string) => `0x60${word(first)}61${word(second)}62` as const;
    expect(matchRuntimeCode(ours, chain('ab', 'ab'), ADDRESS)).toEqual({
      match: 'full',
      immutables: { 7: `0x${word('ab')}` },
      libraries: {},
    });
    expect(matchRuntimeCode(ours, chain('ab', 'ac'), ADDRESS)).toBeNull();
  });

  test('yields the addresses of its libraries', () => {
    const ours = template(`73${'00'.repeat(20)}50`, {
      libraries: { 'a.sol:Lib': [{ start: 1, length: 20 }] },
    });
    expect(matchRuntimeCode(ours, `0x73${'cd'.repeat(20)}50`, ADDRESS)?.libraries).toEqual({
      'a.sol:Lib': `0x${'cd'.repeat(20)}`,
    });
    expect(matchRuntimeCode(ours, `0x73${'cd'.repeat(20)}51`, ADDRESS)).toBeNull();
  });

  test('of a library starts with the library’s own address', () => {
    const ours = template(`73${'00'.repeat(20)}301460806040525b`);
    expect(matchRuntimeCode(ours, `0x73${ADDRESS.slice(2)}301460806040525b`, ADDRESS)?.match).toBe('full');
    expect(matchRuntimeCode(ours, `0x73${'cd'.repeat(20)}301460806040525b`, ADDRESS)).toBeNull();
  });

  test('may include another contract with a different hash: partial, and only for that hash', () => {
    const [inner, outer] = [tailOf('11'), tailOf('33')];
    const ours = template(`${BODY}${inner}5b${outer}`, { tails: [inner, outer] });
    const chain = (nested: string) => `0x${BODY}${nested}5b${outer}` as const;
    expect(matchRuntimeCode(ours, chain(inner), ADDRESS)?.match).toBe('full');
    expect(matchRuntimeCode(ours, chain(tailOf('22')), ADDRESS)?.match).toBe('partial');
    const otherCompiler = tailOf('22').replace('00081e', '00081d');
    expect(matchRuntimeCode(ours, chain(otherCompiler), ADDRESS)).toBeNull();
    // Not the hash of any contract of the compilation: data that only resembles one must be equal.
    expect(matchRuntimeCode({ ...ours, tails: [outer] }, chain(tailOf('22')), ADDRESS)).toBeNull();
  });
});

describe('creation code', () => {
  const ours = template(BODY + tailOf('11'));
  const argument = '00'.repeat(31) + '2a';

  test('is followed by the constructor’s arguments, which are returned', () => {
    expect(matchCreationCode(ours, `0x${BODY}${tailOf('11')}${argument}`)).toMatchObject({
      match: 'full',
      constructorArguments: `0x${argument}`,
    });
    expect(matchCreationCode(ours, `0x${BODY}${tailOf('22')}`)).toMatchObject({
      match: 'partial',
      constructorArguments: '0x',
    });
  });

  test('does not match with another instruction or if it is shorter', () => {
    expect(matchCreationCode(ours, `0x${BODY.replace('600a', '600b')}${tailOf('11')}`)).toBeNull();
    expect(matchCreationCode(ours, `0x${BODY}`)).toBeNull();
    expect(matchCreationCode(template(''), '0x')).toBeNull();
  });
});

test('codes that may match have the same size without their metadata', () => {
  expect(sizeWithoutMetadata(`0x${BODY}${tailOf('11')}`)).toBe(15);
  expect(sizeWithoutMetadata(`0x${BODY}`)).toBe(15);
});
