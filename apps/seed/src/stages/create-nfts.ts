import type { PreparedCollection, PreparedNft } from '@nova/shared/nft/creation';
import type { Upload } from '@nova/shared/storage/schemas';
import { createPicture } from '../art/create-picture.ts';
import { createShape } from '../art/create-shape.ts';
import { writeGlb } from '../art/write-glb.ts';
import type { Person } from '../person.ts';
import type { Artwork, NftPlan, SolidMotif } from '../plan/world.ts';
import { runWithConcurrency } from '../run-with-concurrency.ts';
import { AT_ONCE, count, type SeedContext } from './seed-context.ts';

/** Concurrent uploads; the server encodes each picture on one core, so more would only wait. */
const DRAWING_AT_ONCE = 3;

/** Creates collections and NFTs: draws pictures, uploads them as users do, describes and mints them. */
export async function createNfts(context: SeedContext): Promise<void> {
  const { world, progress, journal, name } = context;
  const total = world.collections.length + world.nfts.length;
  await progress.part('nfts', total, async (tick) => {
    await runWithConcurrency(world.collections, AT_ONCE, async (_, index) => {
      await beginCollection(context, index);
      tick();
    });
    await runWithConcurrency(world.nfts, DRAWING_AT_ONCE, async (nft) => {
      await journal.once(name(`nft ${nft.index} mint`), () => mint(context, nft));
      tick();
    });
    const made = world.nfts.filter(({ index }) => journal.find(name(`nft ${index} mint`)) !== undefined);
    const solid = made.filter(({ premium }) => premium !== null).length;
    return `${count(made.length, 'NFT')} (${solid} in 3D) and ${count(journal.count(name('collection ')), 'collection')}`;
  });
}

async function beginCollection({ world, people, journal, name }: SeedContext, index: number): Promise<void> {
  const collection = world.collections[index]!;
  const owner = people[collection.owner]!;
  await journal.once(name(`collection ${index}`), async () => {
    const artwork = { motif: collection.motif, palette: index, density: 4, seed: name(`cover ${index}`) };
    const image = await upload(owner, 'image', await createPicture(artwork));
    const body = { name: collection.name, description: collection.description, image };
    const prepared = await owner.request<PreparedCollection>('/api/v1/market/collection-metadata', { body });
    return String(await owner.actions.createCollection(prepared.name, prepared.metadata_uri));
  });
}

/** @returns the token ID */
async function mint({ people, journal, name }: SeedContext, nft: NftPlan): Promise<string> {
  const creator = people[nft.creator]!;
  const { artwork, collection, royaltyBps, properties, description } = nft;
  const series = collection === null ? 0 : journal.numberOf(name(`collection ${collection}`));
  const isPremium = nft.premium !== null;
  const model =
    nft.premium === 'model'
      ? { model: await upload(creator, 'model', await toModel(artwork, nft.name)) }
      : {};
  const image = await upload(creator, 'image', await createPicture(artwork));
  const body = { name: nft.name, description, image, is_premium: isPremium, ...model, properties };
  const { token_uri: tokenUri } = await creator.request<PreparedNft>('/api/v1/market/metadata', { body });
  const terms = { metadataUri: tokenUri, isPremium, royaltyBps, collectionId: BigInt(series) };
  return String(await creator.actions.mintNft(terms));
}

const toModel = (artwork: Artwork, name: string) =>
  writeGlb(createShape(artwork as Artwork & { motif: SolidMotif }), name);

/** @returns the ID of the upload */
export async function upload(
  person: Person,
  kind: 'image' | 'model' | 'logo',
  content: Buffer,
): Promise<string> {
  const { id } = await person.request<Upload>(`/storage/v1/files?kind=${kind}`, { body: content });
  return id;
}
