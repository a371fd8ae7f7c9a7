import { useQuery } from '@tanstack/react-query';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { requestChainBatch } from '../../../lib/chain/chain-rpc.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Reading, Readings } from '../../../ui/readings.tsx';

/** Gas per transaction, as listed in docs/benchmarks.md: repeated, and the first time or with longer texts. */
const TYPICAL_GAS = {
  transfer: [21_000n],
  tokenTransfer: [36_762n, 54_162n],
  buyNft: [81_138n, 91_699n],
  listNft: [69_764n],
  presale: [75_285n, 142_314n],
  mintNft: [181_238n, 259_923n],
  createToken: [224_191n, 333_990n],
} as const;
const REFRESH_MS = 15_000;
const GWEI_DECIMALS = 9;
const NAC_DECIMALS = 18;

interface GasPrices {
  readonly priceWei: bigint;
  readonly baseFeeWei: bigint;
}

async function readGasPrices(signal: AbortSignal): Promise<GasPrices> {
  const [price, block] = await requestChainBatch(
    [
      { method: 'eth_gasPrice', params: [] },
      { method: 'eth_getBlockByNumber', params: ['latest', false] },
    ],
    signal,
  );
  const { baseFeePerGas = '0x0' } = block as { baseFeePerGas?: string };
  return { priceWei: BigInt(price as string), baseFeeWei: BigInt(baseFeePerGas) };
}

/** The current price of gas and the fee of typical transactions. */
export function GasTracker() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['explorer', 'gas-prices'],
    queryFn: ({ signal }) => readGasPrices(signal),
    refetchInterval: REFRESH_MS,
  });
  const fee = (wei: bigint) => formatAmount(wei, NAC_DECIMALS, language, 6);
  const gwei = (wei: bigint) => formatAmount(wei, GWEI_DECIMALS, language, GWEI_DECIMALS);
  return (
    <Panel title={t('gas.title')}>
      {error && !data ? (
        <ErrorState title={t('gas.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="in tool-body">
          <Readings>
            <Reading
              name={t('gas.price')}
              value={data && gwei(data.priceWei)}
              unit="gwei"
              sub={t('gas.priceSub')}
            />
            <Reading
              name={t('gas.base')}
              value={data && gwei(data.baseFeeWei)}
              unit="gwei"
              sub={t('gas.baseSub')}
            />
            <Reading
              name={t('gas.tip')}
              value={data && gwei(data.priceWei - data.baseFeeWei)}
              unit="gwei"
              sub={t('gas.tipSub')}
            />
          </Readings>
          <div className="tool-table">
            <table className="data-table dense">
              <caption className="sr">{t('gas.caption')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('gas.transaction')}</th>
                  <th scope="col" className="right">
                    {t('gas.gas')}
                  </th>
                  <th scope="col" className="right">
                    {t('gas.fee')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(TYPICAL_GAS).map(([kind, range]) => (
                  <tr key={kind}>
                    <th scope="row">{t(`gas.kinds.${kind as keyof typeof TYPICAL_GAS}`)}</th>
                    <td className="num right">
                      {range.map((gas) => formatInteger(gas, language)).join(' – ')}
                    </td>
                    <td className="num right">
                      {data ? `${range.map((gas) => fee(gas * data.priceWei)).join(' – ')} NAC` : '–'}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="muted">{t('gas.note')}</p>
        </div>
      )}
    </Panel>
  );
}
