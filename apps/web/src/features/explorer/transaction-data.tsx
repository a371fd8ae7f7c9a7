import type { Log, TransactionDetail } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Address } from '../../ui/entity/address.tsx';
import { Hash } from '../../ui/entity/hash.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Input data as the chain has it; naming its parts needs the contract's ABI and comes with the contracts. */
export function TransactionInput({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation('explorer');
  const bytes = (transaction.input.length - 2) / 2;
  if (bytes === 0) return null;
  const method = transaction.selector ? (
    <>
      {t('transaction.method')} <span className="entity">{transaction.selector}</span>
    </>
  ) : null;
  return (
    <Panel title={t('transaction.input')} end={<span className="faint">{method}</span>}>
      <details className="raw">
        <summary>{t('transaction.inputBytes', { count: bytes })}</summary>
        <p>{transaction.input}</p>
      </details>
    </Panel>
  );
}

function LogEntry({ log }: { log: Log }) {
  const { t } = useTranslation('explorer');
  return (
    <li>
      <span className="num faint">{log.index}</span>
      <div>
        <p className="small muted">
          {t('transaction.logFrom')} <Address address={log.address} />
        </p>
        <dl className="log-cells">
          {log.topics.map((topic, index) => (
            <div key={topic + String(index)}>
              <dt>{t('transaction.topic', { index })}</dt>
              <dd>
                <Hash value={topic} />
              </dd>
            </div>
          ))}
          {log.data === '0x' ? null : (
            <div>
              <dt>{t('transaction.data')}</dt>
              <dd>
                <Hash value={log.data} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </li>
  );
}

export function TransactionLogs({ logs }: { logs: readonly Log[] }) {
  const { t } = useTranslation('explorer');
  if (logs.length === 0) return null;
  const count = <span className="faint">{t('transaction.logsCount', { count: logs.length })}</span>;
  return (
    <Panel title={t('transaction.logs')} end={count}>
      <ol className="logs">
        {logs.map((log) => (
          <LogEntry key={log.index} log={log} />
        ))}
      </ol>
    </Panel>
  );
}
