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
    initialSupply: String(supply * UNITS),
    totalSupply: String(supply * UNITS),
    holderCount: holders,
    transferCount: transfers,
    creator: address,
    owner: address,
    contractUri: null,
    logo: null,
    description: null,
    website: null,
    createdAtBlock: 0,
    createdIn: `0x${seed.repeat(32)}`,
    createdAt: new Date(0).toISOString(),
    isHidden: false,
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
