/** Number that the generator gives the busy address. */
const HOT_ADDRESS_NUMBER = 1;
const ITEMS = 1_000;
const HOLDERS_PER_ITEM = 100;
/** Blocks between two user operations, and between two transfers of an ERC-1155 contract. */
const OPERATION_EVERY = 50;
const TRANSFER_EVERY = 20;

const CONTRACT = "substring(pg_temp.hash('erc1155', 0) from 1 for 20)";
const word = (number: number | string) => `decode(lpad(to_hex((${number})::bigint), 64, '0'), 'hex')`;
const padded = (address: string) => `decode(repeat('00', 12), 'hex') || ${address}`;

/**
 * Returns the statements that add an ERC-1155 contract and user operations to a generated index, whose
 * functions they use. The busy address holds every fifth item and sends every tenth operation.
 */
export function listNewerRows(blocks: number, addresses: number): string[] {
  const other = (role: string) => `pg_temp.address(2 + pg_temp.pick('${role}', n, ${addresses - 1}))`;
  return [
    `insert into chain.nfts (contract, token_id, kind, is_burnt, supply, holder_count, transfer_count,
        minted_block_number, minted_log_index, minted_at, last_block_number, last_log_index, last_transfer_at, name,
        metadata_state)
      select ${CONTRACT}, n, 'erc1155', false, ${HOLDERS_PER_ITEM}, ${HOLDERS_PER_ITEM}, 50, 20 + n * ${TRANSFER_EVERY}, 3,
        now(), 20 + n * ${TRANSFER_EVERY}, 3, now(), 'Item ' || n, 'read' from generate_series(0, ${ITEMS - 1}) n`,
    `insert into chain.nft_balances (contract, token_id, holder, balance, transfer_count)
      select ${CONTRACT}, item, case when holder = 0 and item % 5 = 0 then pg_temp.address(${HOT_ADDRESS_NUMBER})
        else pg_temp.address(2 + (item * 37 + holder) % ${addresses - 1}) end, 1 + (item + holder) % 900, 1
      from generate_series(0, ${ITEMS - 1}) item, generate_series(0, ${HOLDERS_PER_ITEM - 1}) holder`,
    `insert into chain.token_balances (token, holder, balance, transfer_count)
      select contract, holder, sum(balance), count(*) from chain.nft_balances group by 1, 2`,
    `insert into chain.tokens (address, kind, name, symbol, total_supply, holder_count, transfer_count,
        first_block_number, metadata_state)
      select token, 'erc1155', 'Parts', 'PART', sum(balance), count(*), ${Math.floor(blocks / TRANSFER_EVERY)}, 20, 'read'
      from chain.token_balances where token = ${CONTRACT} group by token`,
    `insert into chain.token_transfers (block_number, log_index, tx_index, token, kind, "from", "to", amount, token_id,
        timestamp)
      select n, 3, 0, ${CONTRACT}, 'erc1155', ${other('giver')}, ${other('taker')}, 1, n % ${ITEMS}, t.timestamp
      from generate_series(${TRANSFER_EVERY}, ${blocks}, ${TRANSFER_EVERY}) n
      join chain.transactions t on t.block_number = n`,
    `insert into chain.logs (block_number, log_index, tx_index, address, topics, data)
      select n, 2, 0, decode('0000000071727de22e5e9d8baf0edac6f37da032', 'hex'),
        array[decode('49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f', 'hex'),
          pg_temp.hash('operation', n), ${padded(`case when n % ${OPERATION_EVERY * 10} = 0
            then pg_temp.address(${HOT_ADDRESS_NUMBER}) else ${other('account')} end`)},
          ${padded("pg_temp.address(pg_temp.pick('paymaster', n, 5))")}],
        ${word('n')} || ${word(1)} || ${word(75_000_000_000_000)} || ${word(75_000)}
      from generate_series(${OPERATION_EVERY}, ${blocks}, ${OPERATION_EVERY}) n`,
  ];
}
