import { genesis } from '../../lib/site/genesis.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useLiveReading } from '../../lib/store/live-reading.ts';
import { Panel } from '../../ui/panel.tsx';
import { Command } from './command.tsx';

const INSTALL = 'npm ci';
const FOLLOW = 'npm run node -- --follow http://localhost:4001';
const PLACE = 'NODE_PORT=4011 NOVA_DATA_DIR=./follower';

/**
 * Instructions to run a follower, with commands that can
 * be copied unchanged; the genesis is that of this chain.
 */
export function FollowerGuide() {
  const { t } = useTranslation('blockchain');
  const { data } = useLiveReading(genesis);
  const pinned = data ? `GENESIS_HASH=${data.hash} \\\n` : '';
  return (
    <Panel title={t('follower.title')} end={<span className="faint">{t('follower.aside')}</span>}>
      <div className="in follower">
        <p>{t('follower.text')}</p>
        <ol>
          <li>
            <h3>{t('follower.get.title')}</h3>
            <p>{t('follower.get.text')}</p>
            <Command label={t('follower.copy')}>{INSTALL}</Command>
          </li>
          <li>
            <h3>{t('follower.run.title')}</h3>
            <p>{t('follower.run.text')}</p>
            <Command label={t('follower.copy')}>{`${PLACE} \\\n${pinned}${FOLLOW}`}</Command>
          </li>
          <li>
            <h3>{t('follower.check.title')}</h3>
            <p>{t('follower.check.text')}</p>
            <Command label={t('follower.copy')}>
              {`NOVA_DATA_DIR=./follower npm run node -- verify\nNOVA_DATA_DIR=./follower npm run node -- evidence`}
            </Command>
          </li>
        </ol>
        <p className="faint small">{t('follower.note')}</p>
      </div>
    </Panel>
  );
}
