import { expect, it } from 'vitest';
import { describeSignature } from './describe-signature.ts';

const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

it('returns the selector and the topic of a signature that can be a function or an event', () => {
  expect(describeSignature('transfer(address,uint256)')?.selector).toBe('0xa9059cbb');
  expect(describeSignature('Transfer(address,address,uint256)')?.topic).toBe(TRANSFER_TOPIC);
});

it('reads declarations in Solidity syntax', () => {
  expect(
    describeSignature('event Transfer(address indexed from, address indexed to, uint256 value);'),
  ).toEqual({ selector: null, topic: TRANSFER_TOPIC });
  expect(describeSignature('function approve(address spender, uint256 amount) returns (bool)')).toEqual({
    selector: '0x095ea7b3',
    topic: null,
  });
  expect(describeSignature('error InsufficientBalance(uint256 has, uint256 needs)')).toEqual({
    selector: '0xcf479181',
    topic: null,
  });
});

it('rejects text that is not a declaration', () => {
  const texts = ['', 'transfer', 'transfer(', 'transfer(addres)', '0xa9059cbb'];
  expect(texts.filter((text) => describeSignature(text) !== null)).toEqual([]);
});
