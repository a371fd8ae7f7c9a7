import { AppError } from '@nova/shared/errors';
import { type ContractMetadata, contractMetadataSchema } from '@nova/shared/nft/metadata';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { fileKeyOf } from '@nova/shared/storage/content-address';
import { checkTokenTexts } from '@nova/shared/token/check-texts';
import type {
  newTokenMetadataSchema,
  PreparedDescription,
  PreparedToken,
  tokenDescriptionSchema,
} from '@nova/shared/token/schemas';
import type { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import type { TokenDependencies } from './dependencies.ts';

type Texts = z.output<typeof newTokenMetadataSchema>;
interface File {
  readonly key: string;
  readonly url: string;
}

/**
 * Stores the metadata of a token, and returns what is needed to create it.
 * @throws AppError `token_fields_missing`, `invalid_token_name`, `invalid_token_symbol`, `upload_not_found`
 */
export async function prepareToken(
  { db }: ApiContext,
  dependencies: TokenDependencies,
  userId: string,
  wanted: Texts,
): Promise<PreparedToken> {
  const values = { name: wanted.name.trim(), symbol: wanted.symbol.trim() };
  checkTokenTexts(values);
  const [logo, factory] = await Promise.all([
    findLogo(dependencies, userId, wanted.logo),
    findContract(db, 'TokenFactory'),
  ]);
  const stored = await store({ db }, dependencies, userId, { ...wanted, ...values, logo });
  return { factory, ...values, ...stored };
}

/**
 * Stores a new description of an existing token.
 * @param content its current description; null if it is not stored here
 * @throws AppError `upload_not_found`
 */
export async function prepareDescription(
  { db }: ApiContext,
  dependencies: TokenDependencies,
  userId: string,
  wanted: z.output<typeof tokenDescriptionSchema>,
  token: { readonly name: string; readonly symbol: string; readonly content: string | null },
): Promise<PreparedDescription> {
  const uploadedLogo = await findLogo(dependencies, userId, wanted.logo);
  const currentLogo = uploadedLogo === null && wanted.keeps_logo ? readLogo(token.content) : null;
  return store({ db }, dependencies, userId, { ...wanted, ...token, logo: uploadedLogo ?? currentLogo });
}

/** Returns description, link and logo of stored metadata; null if it is not valid. */
export function readDescription(content: string | null): ContractMetadata | null {
  if (content === null) return null;
  const parsed = contractMetadataSchema.safeParse(JSON.parse(content));
  return parsed.success ? parsed.data : null;
}

function readLogo(content: string | null): File | null {
  const url = readDescription(content)?.image;
  const key = url === undefined ? null : fileKeyOf(url);
  return url === undefined || key === null ? null : { key, url };
}

async function store(
  { db }: Pick<ApiContext, 'db'>,
  { storeMetadata, readImages }: TokenDependencies,
  userId: string,
  about: {
    readonly name: string;
    readonly symbol: string;
    readonly description: string;
    readonly website?: string | undefined;
    readonly logo: File | null;
  },
): Promise<PreparedDescription> {
  const { name, symbol, description, website, logo } = about;
  const document: ContractMetadata = {
    name,
    symbol,
    description,
    ...(logo ? { image: logo.url } : {}),
    ...(website === undefined ? {} : { external_link: website }),
  };
  const keys = logo ? [logo.key] : [];
  const { uri } = await storeMetadata(userId, document, keys);
  const images = await readImages(db, keys);
  return { contract_uri: uri, logo: (logo ? images.get(logo.key) : null) ?? null };
}

async function findLogo(
  { findUpload }: TokenDependencies,
  userId: string,
  id: string | undefined,
): Promise<File | null> {
  if (id === undefined) return null;
  const file = await findUpload(userId, id);
  if (file) return file;
  throw new AppError(STORAGE_ERRORS.uploadNotFound, { message: 'Logo not found. Upload it again.' });
}
