import { type Hex, isHex, size } from 'viem';
import type { ChainClient } from './chain-client.ts';

const WORD = 32;
/** Bytes per call in memory: whether it returned one word, and that word. */
const SLOT = 2 * WORD;

/**
 * Makes several contract calls in one `eth_call`, so that all results belong to one block and the node sets
 * up a single EVM. The call runs as creation code that is never deployed; it makes the calls and returns
 * their results.
 * @param questions call data of functions that return one word
 * @returns the words in the order of the calls; null for a reverted one, or for all if the chain does not
 * respond
 */
export async function batchCalls(
  chain: ChainClient,
  contract: Hex,
  questions: readonly Hex[],
): Promise<(Hex | null)[]> {
  const [answer] = await chain.call([
    { method: 'eth_call', params: [{ data: encodeQuestions(contract, questions) }, 'latest'] },
  ]);
  return questions.map((_, index) => readWord(answer, index, questions.length));
}

/** Encodes the code: a section per call, a return, and the call data behind them. */
export function encodeQuestions(contract: Hex, questions: readonly Hex[]): Hex {
  const answersAt = Math.ceil(Math.max(...questions.map(size)) / WORD) * WORD;
  const request = (length: number, dataAt: number, slotAt: number) =>
    [
      // CODECOPY(0, dataAt, length)
      `61${two(length)}61${two(dataAt)}600039`,
      // STATICCALL(gas, contract, 0, length, slotAt + 32, 32)
      `602061${two(slotAt + WORD)}61${two(length)}600073${contract.slice(2)}5afa`,
      // MSTORE(slotAt, success and RETURNDATASIZE = 32)
      `3d6020141661${two(slotAt)}52`,
    ].join('');
  const finish = `61${two(questions.length * SLOT)}61${two(answersAt)}f3`;
  const codeLength = (request(0, 0, 0).length * questions.length + finish.length) / 2;
  let dataAt = codeLength;
  const pieces = questions.map((question, index) => {
    const piece = request(size(question), dataAt, answersAt + index * SLOT);
    dataAt += size(question);
    return piece;
  });
  return `0x${pieces.join('')}${finish}${questions.map((question) => question.slice(2)).join('')}`;
}

/** Encodes a number as two bytes of hex. */
function two(value: number): string {
  if (value > 0xffff) throw new RangeError('The request asks for too much at once. Send smaller batches.');
  return value.toString(16).padStart(4, '0');
}

function readWord(answer: unknown, index: number, count: number): Hex | null {
  if (!isHex(answer) || size(answer) !== count * SLOT) return null;
  const wordAt = (place: number) => answer.slice(2 + place * 2 * WORD, 2 + (place + 1) * 2 * WORD);
  return BigInt(`0x${wordAt(2 * index)}`) === 1n ? `0x${wordAt(2 * index + 1)}` : null;
}
