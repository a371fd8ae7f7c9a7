import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { showStep } from '../../../lib/page/show-step.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { Reading, Readings } from '../../../ui/readings.tsx';
import { FilePicture } from '../../../ui/form/file/file-picture.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { Trace } from '../../../ui/trace/trace.tsx';
import { costOf } from './creation-cost.ts';
import { Art } from '../item/art.tsx';
import { useNft } from '../market/use-market.ts';
import type { NftClient } from '../nft-client.ts';
import { NftTransactionNote } from '../trade/nft-transaction-note.tsx';
import { refreshSoon, useNftTransaction } from '../trade/use-nft-transaction.ts';
import { useFollowNfts } from '../use-follow-nfts.ts';
import { useFormatPrice } from '../use-format-price.ts';
import { useShareNft } from '../use-share-nft.ts';
import type { CreatedNft } from './run-creation.ts';
import { lazyPart } from '../../../ui/floating/lazy-part.ts';

const ListDialog = lazyPart(async () => (await import('../trade/list-dialog.tsx')).ListDialog);
const nothing = () => undefined;

/** The NFT's image in full size with the trace of its block below. */
function Work({ created, image }: { created: CreatedNft; image: File | null }) {
  const { t } = useTranslation('nft');
  const { tokenId, hash, isPremium, gain, name } = created;
  const { data: nft } = useNft(tokenId);
  const alt = t('detail.pictureOf', { name });
  return (
    <div className="made-work">
      {image ? (
        <span className="art">
          <FilePicture file={image} label={alt} onRead={nothing} onUnreadable={nothing} />
        </span>
      ) : (
        <Art image={nft?.image ?? null} alt={alt} seed={`nft ${tokenId}`} size="card" />
      )}
      <Trace
        kind={traceKindOf(isPremium ? 'nft_creation' : 'nft_creation_standard')}
        points={gain}
        blockHash={hash}
        width={640}
        height={96}
      />
    </div>
  );
}

/** Next steps: list it for sale, share it, or view it. */
function ClientOn({
  created,
  client,
  onClose,
}: {
  created: CreatedNft;
  client: NftClient;
  onClose: () => void;
}) {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  const formatPrice = useFormatPrice();
  const { tokenId, name } = created;
  const { data: nft, refetch } = useNft(tokenId);
  const action = useNftTransaction(client);
  const share = useShareNft();
  const [isListing, setListing] = useState(false);
  const path = localize(`/nft/${tokenId}`);
  const saleWei = nft?.last_sale_wei ?? null;
  const isSold = saleWei !== null;
  const done = action.state.status === 'done' ? action.state.transaction : null;
  const listedWei = done?.kind === 'list' ? done.priceWei : (nft?.price_wei ?? null);
  const isListed = listedWei !== null;
  const list = () => {
    action.reset();
    setListing(true);
    if (!nft) void refetch();
  };
  return (
    <>
      {isListed || isSold ? (
        <p role="status">
          <SealState shape="sealed">
            {isSold
              ? t('done.sold', { price: formatPrice(BigInt(saleWei)) })
              : t('done.list', { price: formatPrice(BigInt(listedWei!)) })}
          </SealState>
        </p>
      ) : null}
      {isListing ? null : <NftTransactionNote state={action.state} />}
      <div className="row">
        {isListed || isSold ? null : (
          <Button variant="act" isBusy={isListing && nft === undefined} onClick={list}>
            {t('trade.list')}
          </Button>
        )}
        <Button onClick={() => void share(name, new URL(path, location.href).href)}>
          {t('share.submit')}
        </Button>
        <ButtonLink variant={isListed || isSold ? 'solid' : 'outline'} to={path}>
          {t(isListed && !isSold ? 'made.seeListing' : 'made.see')}
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          {t('made.again')}
        </Button>
      </div>
      <Suspense>
        {isListing && nft ? (
          <ListDialog nft={nft} transaction={action} onClose={() => setListing(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

/** The minted NFT: its block, its trace, and the next steps. */
export function CreationDone({
  created,
  image,
  client: nftClient,
  onClose,
}: {
  created: CreatedNft;
  image: File | null;
  client: NftClient;
  /** Shows the form again. */
  onClose: () => void;
}) {
  useFollowNfts();
  const client = useQueryClient();
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const { tokenId, hash, blockNumber, isPremium, gain, name } = created;
  const { cost } = costOf(isPremium);
  // The index is slightly behind the block; until it catches up, the NFT is not found.
  useEffect(() => refreshSoon(client), [client]);
  useEffect(() => showStep(title.current!.closest('section')!), []);
  return (
    <section className="panel creation-done" aria-labelledby="nft-made">
      <div className="in made">
        <Work created={created} image={image} />
        <div className="made-words">
          <p>
            <SealState shape="sealed">{t('made.sealed')}</SealState> <BlockLink number={blockNumber} />{' '}
            <TransactionLink hash={hash} />
          </p>
          <h2 id="nft-made" ref={title} tabIndex={-1}>
            {t(isPremium ? 'made.premium' : 'made.standard')}
          </h2>
          <p className="lede">
            <bdi>{t('made.text', { name, number: tokenId })}</bdi>
          </p>
          <ClientOn created={created} client={nftClient} onClose={onClose} />
          <Readings>
            <Reading
              name={t('sum.cost')}
              value={`−${formatInteger(cost, language)}`}
              unit={t('site:units.ep')}
              sub={t('made.burnt')}
            />
            {gain > 0 ? (
              <Reading
                name={t('made.gain')}
                value={`+${formatInteger(gain, language)}`}
                unit={t('site:units.ep')}
                sub={t('made.gainSub')}
              />
            ) : null}
          </Readings>
        </div>
      </div>
    </section>
  );
}
