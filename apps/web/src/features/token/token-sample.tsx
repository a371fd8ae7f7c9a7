import type { CreatedToken } from '@nova/shared/token/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Sample } from '../../ui/sample.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TokenStats } from './token-info.tsx';
import type { TokenClient } from './token-client.ts';
import { useTokenColumns } from './use-token-columns.tsx';

const UNITS = 10n ** 18n;
const TOKENS = [
  { name: 'Harbor Credit', symbol: 'HRBR', supply: 1_000_000n, holders: 214, transfers: 1_903, seed: 'a1' },
  { name: 'Ride Point', symbol: 'RIDE', supply: 25_000_000n, holders: 38, transfers: 96, seed: 'c7' },
].map(({ name, symbol, supply, holders, transfers, seed }): CreatedToken => {
  const address = `0x${seed.repeat(20)}` as const;
  return {
    address,
    name,
    symbol,
    decimals: 18,
    initial_supply: String(supply * UNITS),
    total_supply: String(supply * UNITS),
    holder_count: holders,
    transfer_count: transfers,
    creator: address,
    owner: address,
    contract_uri: null,
    logo: null,
    description: null,
    website: null,
    created_at_block: 0,
    created_in: `0x${seed.repeat(32)}`,
    created_at: new Date(0).toISOString(),
    is_hidden: false,
  };
});
const nothing = () => undefined;

/** A sample list of two created tokens. */
export function TokenSample({ client }: { client: TokenClient }) {
  const { t } = useTranslation('token');
  const columns = useTokenColumns({ client, ownAddress: null, onEdit: nothing });
  return (
    <Sample mark={t('sample')}>
      <TokenStats token={TOKENS[0]!} />
      <section className="panel list">
        <DataTable
          caption={t('mine.caption')}
          columns={columns.filter(({ id }) => id !== 'created')}
          rows={TOKENS}
          keyOf={({ address }) => address}
        />
      </section>
    </Sample>
  );
}
