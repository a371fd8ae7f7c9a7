import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { lazy, Suspense, useRef, useState } from 'react';
import { formatDecimal } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Pip } from '../../../ui/entity/pip.tsx';
import { toMegabytes } from '../../../ui/form/file/file-rules.ts';
import { OptionalSection } from '../../../ui/feedback/section-boundary.tsx';
import { useNftName } from '../nft-name.ts';
import { toOwnFile } from '../create/upload/own-file.ts';

/** The 3D code loads only on click. */
const ModelView = lazy(async () => ({ default: (await import('./model-view.tsx')).ModelView }));

function Picture({ nft }: { nft: MarketNftDetail }) {
  const { t } = useTranslation('nft');
  const nameOf = useNftName();
  const [hasFailed, setHasFailed] = useState(false);
  const { image } = nft;
  if (!image || hasFailed) {
    return (
      <span className="stage-pip">
        <Pip address={`nft ${nft.token_id}`} />
        <span className="faint small">
          {t(nft.metadata_state === 'pending' ? 'detail.picturePending' : 'detail.noPicture')}
        </span>
      </span>
    );
  }
  const { width, height, color } = image;
  return (
    <img
      src={toOwnFile(image.url)}
      alt={t('detail.pictureOf', { name: nameOf(nft) })}
      width={width}
      height={height}
      decoding="async"
      style={{ backgroundColor: color }}
      onError={() => setHasFailed(true)}
    />
  );
}

/** The NFT itself: its image, or its 3D model on request. */
export function NftStage({ nft }: { nft: MarketNftDetail }) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const nameOf = useNftName();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { model } = nft;
  const fail = () => {
    setIsOpen(false);
    setHasFailed(true);
  };
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (model && isOpen) {
    return (
      <div className="stage">
        <OptionalSection instead={<Picture nft={nft} />}>
          <Suspense fallback={<p className="model-waiting">{t('model.loading')}</p>}>
            <ModelView model={model} name={nameOf(nft)} onFail={fail} onClose={close} />
          </Suspense>
        </OptionalSection>
      </div>
    );
  }
  return (
    <div className="stage">
      <Picture nft={nft} />
      {model ? (
        <div className="model-tools">
          <span className="small" role={hasFailed ? 'status' : undefined}>
            {hasFailed
              ? t('model.failed')
              : t('model.size', { size: formatDecimal(toMegabytes(model.bytes), language) })}
          </span>
          <Button ref={opener} isSmall variant="solid" onClick={() => setIsOpen(true)}>
            {t('model.open')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
