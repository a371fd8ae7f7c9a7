import { REWARD_CATALOGUE, type ActionKey } from '@nova/shared/energy/catalogue';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { FlatLine } from '../../ui/trace/lines.tsx';
import { traceKindOf } from '../../ui/trace/trace-kinds.ts';
import { tracePath } from '../../ui/trace/trace-path.ts';
import type en from '../../locales/en/frame.ts';

export type FramedPage = keyof typeof en.pages;

/** What people will do on a page; the others have no action of their own and keep the flat line. */
const ACTION_OF_PAGE: Partial<Record<FramedPage, ActionKey>> = {
  nftMarketplace: 'nft_trade',
  createNft: 'nft_creation',
  myNfts: 'nft_trade',
  nft: 'nft_trade',
};

const BOX = { width: 380, height: 128 };
const END = 0.96;
const SEAL = 11;

/** A line that nobody has drawn yet: dotted, without heat, its seal open. */
function PlannedTrace({ actionKey, points }: { actionKey: ActionKey; points: number }) {
  const { width, height } = BOX;
  const end = width * END;
  const shape = { kind: traceKindOf(actionKey), points, blockHash: actionKey };
  return (
    <svg className="planned" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="planned-ground" d={`M0 ${height / 2}H${end}`} />
      <path className="planned-line" d={tracePath(shape, { ...BOX, lead: 0, end: END })} />
      <rect className="planned-seal" x={end} y={(height - SEAL) / 2} width={SEAL} height={SEAL} />
    </svg>
  );
}

/** The band below the title: the line that will be drawn on this page and what it will be worth, or a flat one. */
export function FrameLine({ page }: { page: FramedPage }) {
  const { t } = useTranslation('frame');
  const { language } = useLanguage();
  const { nameAction } = useActionNames();
  const type = REWARD_CATALOGUE.find(({ key }) => key === ACTION_OF_PAGE[page]);
  return (
    <div className={`line-band frame-line${type ? ' drawn' : ''}`}>
      <FlatLine width={1360} height={72} />
      {type ? (
        <div className="wrap">
          <PlannedTrace actionKey={type.key} points={type.points} />
          <p>
            <b>{nameAction(type.key)}</b>
            <span className="num">
              +{formatInteger(type.points, language)} {t('common:units.ep')}
            </span>
            <small>{t('line')}</small>
          </p>
        </div>
      ) : null}
    </div>
  );
}
