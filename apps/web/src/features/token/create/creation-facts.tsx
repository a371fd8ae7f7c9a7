import { CREATED_TOKEN_DECIMALS } from '@nova/shared/token/constants';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Address } from '../../../ui/entity/address.tsx';
import { Pip } from '../../../ui/entity/pip.tsx';
import { FilePicture } from '../../../ui/form/file/file-picture.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { TokenDraft } from './token-draft.ts';

const PROMISES = ['whole', 'never', 'verified', 'names'] as const;

/** The account that will create the token and receive its supply. */
export function WhoCreates({ from, ordersLeft }: { from: string | null; ordersLeft: number | null }) {
  const { t } = useTranslation('token');
  return (
    <Panel title={t('who.title')}>
      <div className="in">
        {from ? (
          <p>
            {t('who.wallet')} <Address address={from} />
          </p>
        ) : ordersLeft === null ? (
          <p>{t('who.connect')}</p>
        ) : (
          <>
            <p>{t('who.own')}</p>
            <p className="muted small">{t('who.left', { count: ordersLeft })}</p>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Properties of every token of the factory. */
export function Promises() {
  const { t } = useTranslation('token');
  return (
    <Panel title={t('promise.title')}>
      <div className="in">
        <ul className="token-promises">
          {PROMISES.map((each) => (
            <li key={each}>{t(`promise.${each}`)}</li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

const NO_ADDRESS = `0x${'00'.repeat(20)}`;

/** Preview of the token from the current values. */
export function Preview({ draft, address }: { draft: TokenDraft; address: string | null }) {
  const { t } = useTranslation('token');
  const { language } = useLanguage();
  const { name, symbol, supply, logo } = draft;
  return (
    <Panel title={t('preview.title')}>
      <div className="in token-head">
        <span className="token-logo large">
          {logo ? (
            <FilePicture file={logo} label="" onRead={ignore} onUnreadable={ignore} />
          ) : (
            <Pip address={address ?? NO_ADDRESS} />
          )}
        </span>
        <div>
          <b className="token-title">
            <bdi>{name.trim() || t('preview.name')}</bdi>
          </b>
          <span className="amount">
            {supply === null ? '–' : formatAmount(supply, CREATED_TOKEN_DECIMALS, language)}
            <span className="u">{symbol.trim()}</span>
          </span>
        </div>
      </div>
    </Panel>
  );
}

/** The form reports errors of a file. */
const ignore = () => undefined;
