import type { Block } from '@nova/shared/explorer/schemas';
import { knownAddresses } from '../../../lib/chain/known-addresses.ts';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLiveReading } from '../../../lib/store/live-reading.ts';
import { useActionNames } from '../../../ui/entity/action-name.ts';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { Energy } from '../../../ui/entity/energy.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { namePlainTransaction } from './plain-transaction.ts';
import { traceOfBlock } from '../../../ui/trace/block-trace.ts';
import { Trace } from '../../../ui/trace/trace.tsx';

function Worth({ block }: { block: Block }) {
  const { t } = useTranslation();
  if (!block.action) return <span className="faint small">{t('blocks.none')}</span>;
  return <Energy points={block.action.points} isRevoked={block.action.is_revoked} />;
}

/** The block's action; for a transaction without one, what it did or the contract that it went to. */
function What({ block }: { block: Block }) {
  const { t } = useTranslation();
  const { nameBlock } = useActionNames();
  const target = useLiveReading(knownAddresses).data?.get(block.to?.toLowerCase() ?? '');
  if (block.action) return nameBlock(block);
  const plain = namePlainTransaction(block);
  if (plain !== null) return t(plain === 'transfer' ? 'noAction.transfer' : 'noAction.creation');
  if (target === undefined) return nameBlock(block);
  // A token's symbol is untrusted text and must not look like a name of our contracts.
  const name = target.kind === 'contract' ? target.name : `${t('entity.token')} ${target.symbol}`;
  return t('noAction.to', { name });
}

function Who({ block }: { block: Block }) {
  const who = block.action?.account ?? block.from;
  return who ? <NamedAddress address={who} /> : null;
}

/** Returns the columns of a block list: action first, then account, points and time. */
export function useBlockColumns(): readonly Column<Block>[] {
  const { t } = useTranslation();
  return [
    {
      id: 'block',
      head: t('blocks.block'),
      waiting: 'w-16',
      cell: ({ number, hash }) => <BlockLink number={number} hash={hash} />,
    },
    {
      id: 'trace',
      head: t('blocks.trace'),
      waiting: 'flat',
      cell: (block) => <Trace {...traceOfBlock(block)} width={96} height={28} />,
    },
    {
      id: 'what',
      head: t('blocks.action'),
      waiting: 'w-32',
      isRowHead: true,
      cell: (block) => <What block={block} />,
    },
    { id: 'who', head: t('blocks.by'), waiting: 'w-28', cell: (block) => <Who block={block} /> },
    {
      id: 'energy',
      head: t('blocks.energy'),
      isRight: true,
      waiting: 'w-14',
      cell: (block) => <Worth block={block} />,
    },
    {
      id: 'time',
      head: t('blocks.sealed'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ timestamp }) => <TimeAgo time={timestamp} />,
    },
  ];
}

/** Returns the same columns with transaction and gas, for full-page lists. */
export function useDetailedBlockColumns(): readonly Column<Block>[] {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const columns = useBlockColumns();
  const more: readonly Column<Block>[] = [
    {
      id: 'tx',
      head: t('address.transaction'),
      waiting: 'w-28',
      cell: ({ action }) => (action ? <TransactionLink hash={action.transaction_hash} hasCopy /> : null),
    },
    {
      id: 'gas',
      head: t('gas'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ gas_used: gasUsed }) => <span className="num">{formatInteger(gasUsed, language)}</span>,
    },
  ];
  return [...columns.slice(0, 4), ...more, ...columns.slice(4)];
}
