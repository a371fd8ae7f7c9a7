import type { Log, TransactionDetail } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Hash } from '../../../ui/entity/hash.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DecodedValues, Signature } from './decoded-values.tsx';
import type { Decoder } from './use-decoder.ts';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';

/** Input of a transaction: decoded if the contract's ABI is known, and as raw bytes. */
export function TransactionInput({
  transaction,
  decoder,
}: {
  transaction: Pick<TransactionDetail, 'input'> & Partial<Pick<TransactionDetail, 'selector'>>;
  decoder: Decoder;
}) {
  const { t } = useTranslation('explorer');
  const bytes = (transaction.input.length - 2) / 2;
  if (bytes === 0) return null;
  const method = transaction.selector ? (
    <>
      {t('transaction.method')} <span className="entity">{transaction.selector}</span>
    </>
  ) : null;
  return (
    <Panel
      title={t(decoder.input ? 'transaction.decoded' : 'transaction.input')}
      end={<span className="faint">{method}</span>}
    >
      {decoder.input ? (
        <div className="in decoded">
          <Signature decoded={decoder.input} />
          <DecodedValues decoded={decoder.input} />
        </div>
      ) : null}
      <details className="raw">
        <summary>{t('transaction.inputBytes', { count: bytes })}</summary>
        <p>{transaction.input}</p>
      </details>
    </Panel>
  );
}

/** Raw topics and data of a log. */
export function RawLog({ log }: { log: Log }) {
  const { t } = useTranslation('explorer');
  return (
    <dl className="log-cells">
      {log.topics.map((topic, index) => (
        <div key={topic + String(index)}>
          <dt>{t('transaction.topic', { index })}</dt>
          <dd>
            <Hash value={topic} hasCopy />
          </dd>
        </div>
      ))}
      {log.data === '0x' ? null : (
        <div>
          <dt>{t('transaction.data')}</dt>
          <dd>
            <Hash value={log.data} hasCopy />
          </dd>
        </div>
      )}
    </dl>
  );
}

function LogEntry({ log, decoder }: { log: Log; decoder: Decoder }) {
  const { t } = useTranslation('explorer');
  const decoded = decoder.logOf(log);
  return (
    <li>
      <span className="num faint">{log.index}</span>
      <div>
        {decoded ? <Signature decoded={decoded} /> : null}
        <p className="small muted">
          {t('transaction.logFrom')} <NamedAddress address={log.address} />
        </p>
        {decoded ? <DecodedValues decoded={decoded} /> : <RawLog log={log} />}
        {decoded ? (
          <details className="raw-log">
            <summary>{t('transaction.rawLog')}</summary>
            <RawLog log={log} />
          </details>
        ) : null}
      </div>
    </li>
  );
}

export function TransactionLogs({ logs, decoder }: { logs: readonly Log[]; decoder: Decoder }) {
  const { t } = useTranslation('explorer');
  if (logs.length === 0) return null;
  const count = <span className="faint">{t('transaction.logsCount', { count: logs.length })}</span>;
  return (
    <Panel title={t('transaction.logs')} end={count}>
      <ol className="logs">
        {logs.map((log) => (
          <LogEntry key={log.index} log={log} decoder={decoder} />
        ))}
      </ol>
    </Panel>
  );
}
