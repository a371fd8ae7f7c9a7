import type { BookDifference } from '@nova/db/schema/presale';
import { getAllocation } from '@nova/shared/treasury/allocation';
import type { Sums } from './presale-sums.ts';
import type { Books } from './read-books.ts';

const SUM_NAMES: readonly (readonly [keyof Sums, string])[] = [
  ['completed', 'completed purchases in the sums'],
  ['usdtUnits', 'USDT of completed purchases in the sums'],
  ['withBonus', 'completed purchases with a bonus in the sums'],
  ['simulatedUnits', 'USDT of simulated purchases in the sums'],
  ['logged', 'purchases with entries in the sums'],
];

/** State of the sale on the chain at the end of the same block. */
export interface SaleAtBlock {
  readonly phases: readonly { readonly soldWei: bigint; readonly reservedWei: bigint }[];
  readonly bonusSlotsUsed: bigint;
  readonly presaleWei: bigint;
  readonly reserveWei: bigint;
  readonly isClosed: boolean;
}

/** Returns every pair of values that should be equal but is not. Empty if the books are exact. */
export function compareBooks(books: Books, sale: SaleAtBlock): BookDifference[] {
  const differences: BookDifference[] = [];
  const same = (what: string, expected: bigint | number, found: bigint | number) => {
    if (BigInt(expected) === BigInt(found)) return;
    differences.push({ what, expected: expected.toString(), found: found.toString() });
  };
  // Anyone can force coins on a contract: a surplus is a gift, a deficit is an error.
  const atLeast = (what: string, expected: bigint, found: bigint) => {
    if (found < expected) differences.push({ what, expected: expected.toString(), found: found.toString() });
  };
  let soldWei = 0n;
  for (const [index, phase] of books.phases.entries()) {
    const onChain = sale.phases[index]!;
    soldWei += onChain.soldWei;
    same(`sold in phase ${phase.phase}, by purchases`, onChain.soldWei, phase.sold);
    same(`sold in phase ${phase.phase}, by phases`, onChain.soldWei, phase.tableSold);
    same(`reserved in phase ${phase.phase}, by purchases`, onChain.reservedWei, phase.reserved);
    same(`reserved in phase ${phase.phase}, by phases`, onChain.reservedWei, phase.tableReserved);
  }
  same('bonus slots', sale.bonusSlotsUsed, books.slots);
  same('coins in the ledger', soldWei, books.coinsWei);
  same('bonus in the ledger', books.bonusWei, books.ledgerBonusWei);
  same('USDT in the ledger, by transfers of the token', books.receivedUnits, books.treasuryUnits);
  same('USDT by card in the ledger', books.cardPaidUnits, books.cardUnits);
  same('USDT over the bridge in the ledger', books.bridgePaidUnits, books.bridgeUnits);
  same('undelivered in the ledger', books.paidUnits, books.owedUnits);
  same('purchases with wrong lines in the ledger', 0, books.wrongLines);
  same('purchases paid but undelivered for ten minutes', 0, books.stuck);
  same('abandoned operations', 0, books.failedOperations);
  for (const [name, what] of SUM_NAMES) same(what, books.countedSums[name], books.storedSums[name]);
  if (!sale.isClosed) {
    atLeast('coins of the presale', getAllocation('Presale') - soldWei, sale.presaleWei);
    atLeast('coins of the reserve', getAllocation('PresaleReserve') - books.bonusWei, sale.reserveWei);
  }
  return differences;
}
