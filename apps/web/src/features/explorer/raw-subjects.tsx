import { api } from '../../lib/api/api-client.ts';
import { requestChain, requestChainBatch } from '../../lib/chain/chain-rpc.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { explorerApi } from './explorer-api.ts';
import { RawJson } from './raw-json.tsx';

function useNames() {
  const { t } = useTranslation('explorer');
  return { ofIndex: t('raw.index'), ofNode: t('raw.node') };
}

/** A block from the index and from the node. */
export function RawBlock({ number, hash }: { number: number; hash: string }) {
  const { ofIndex, ofNode } = useNames();
  return (
    <RawJson
      id={`block/${hash}`}
      sources={[
        { id: 'index', name: ofIndex, read: (signal) => api.getBlock(String(number), signal) },
        {
          id: 'node',
          name: ofNode,
          read: (signal) => requestChain('eth_getBlockByHash', [hash, true], signal),
        },
      ]}
    />
  );
}

/** A transaction from the index, and with its receipt from the node. */
export function RawTransaction({ hash }: { hash: string }) {
  const { ofIndex, ofNode } = useNames();
  const readFromNode = async (signal: AbortSignal) => {
    const [transaction, receipt] = await requestChainBatch(
      [
        { method: 'eth_getTransactionByHash', params: [hash] },
        { method: 'eth_getTransactionReceipt', params: [hash] },
      ],
      signal,
    );
    return { transaction, receipt };
  };
  return (
    <RawJson
      id={`tx/${hash}`}
      sources={[
        { id: 'index', name: ofIndex, read: (signal) => api.getTransaction(hash, signal) },
        { id: 'node', name: ofNode, read: readFromNode },
      ]}
    />
  );
}

/** An address from the index, with its balance, nonce and code from the node. */
export function RawAddress({ address }: { address: string }) {
  const { ofIndex, ofNode } = useNames();
  const readFromNode = async (signal: AbortSignal) => {
    const request = (method: string) => ({ method, params: [address, 'latest'] });
    const [balance, transactionCount, code] = await requestChainBatch(
      [request('eth_getBalance'), request('eth_getTransactionCount'), request('eth_getCode')],
      signal,
    );
    return { balance, transactionCount, code };
  };
  return (
    <RawJson
      id={`address/${address}`}
      sources={[
        { id: 'index', name: ofIndex, read: (signal) => explorerApi.getAddress(address, signal) },
        { id: 'node', name: ofNode, read: readFromNode },
      ]}
    />
  );
}
