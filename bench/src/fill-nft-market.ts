import { openDatabase } from '@nova/db/database';

export interface MarketSize {
  readonly nfts: number;
  /** Number of collections. Each NFT is in one of them, or in none. The first one is the largest. */
  readonly collections: number;
  readonly owners: number;
}

/** Names and values of properties of the generated NFTs; the later a value, the rarer. */
export const MARKET_TRAITS: Readonly<Record<string, readonly string[]>> = {
  Tide: ['Ebb', 'Flood', 'Slack', 'Spring', 'Neap'],
  Ridges: ['Twenty', 'Twenty-one', 'Twenty-two', 'Thirty', 'Forty', 'Fifty', 'Ninety'],
  Place: ['Harbour', 'Wilhelmsburg', 'Finkenwerder', 'Altona', 'Veddel', 'Neuwerk'],
  Light: ['Day', 'Dusk', 'Night', 'Storm'],
  Ground: ['Ink', 'Paper', 'Amber', 'Slate', 'Rust', 'Sand', 'Chalk', 'Gold'],
};
const WORDS = 'Ebb Harbour Deflection Depot Handshake Signal Ridge Lantern Quay Winch Buoy Ledger'.split(' ');
/** Number of the busy owner and creator, who has every tenth NFT. */
const BUSY_OWNER_NUMBER = 1;
const START_SECONDS = 1_777_593_600;

/** PostgreSQL generates everything from numbers, so that each run has the same rows. */
const FUNCTIONS = `
  create or replace function pg_temp.address(number bigint) returns bytea language sql immutable as
    $$ select substring(sha256(('address ' || number)::bytea) from 1 for 20) $$;
  create or replace function pg_temp.pick(what text, number bigint, choices bigint) returns bigint
    language sql immutable as
    $$ select ('x' || encode(substring(sha256((what || ' ' || number)::bytea) from 1 for 7), 'hex'))::bit(56)::bigint
      % choices $$;
  create or replace function pg_temp.skewed(what text, number bigint, choices bigint) returns bigint
    language sql immutable as
    $$ select floor(choices * power(pg_temp.pick(what, number, 1000000) / 1000000.0, 3))::bigint $$;`;

/** Stored properties of an image, whose sizes are named after it. */
const FACTS = `jsonb_build_object('width', 1200, 'height', 900, 'isAnimated', false, 'color', '#1b2a33',
  'card', jsonb_build_object('width', 640, 'height', 480, 'avif', picture || 'c.avif', 'webp', picture || 'c.webp'),
  'thumbnail', jsonb_build_object('width', 160, 'height', 120, 'avif', picture || 't.avif', 'webp', picture || 't.webp'))`;

/**
 * Fills an empty, migrated index with a market: NFTs in every state with prices, collections of very
 * different sizes, properties, search terms, rarities by the same rule as `rankRarity`, images, hidden
 * NFTs, and events.
 */
export async function fillNftMarket(url: string, size: MarketSize): Promise<void> {
  // A single connection, because the functions are temporary.
  const { pool, close } = openDatabase(url, { max: 1 });
  try {
    await pool.query("set synchronous_commit = off; set work_mem = '128MB'");
    await pool.query(FUNCTIONS);
    for (const statement of listStatements(size)) await pool.query(statement);
    await pool.query('vacuum analyze');
  } finally {
    await close();
  }
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const arrayOf = (values: readonly string[]) => `array[${values.map(literal).join(', ')}]::text[]`;

function listStatements({ nfts, collections, owners }: MarketSize): string[] {
  const person = (what: string, n: string) =>
    `pg_temp.address(case when ${n} % 10 = 3 then ${BUSY_OWNER_NUMBER} else 2 + pg_temp.pick(${literal(what)}, ${n}, ${owners - 2}) end)`;
  const traits = Object.entries(MARKET_TRAITS).map(
    ([name, values]) =>
      `${literal(`${name}\u001f`)} || (${arrayOf(values)})[1 + pg_temp.skewed(${literal(name)}, n, ${values.length})]`,
  );
  const time = (n: string) => `to_timestamp(${START_SECONDS} + ${n} * 20)`;
  return [
    `insert into chain.nft_collections (collection_id, name, owner, creator, created_block_number, created_log_index, created_at)
     select n, (${arrayOf(WORDS)})[1 + n % ${WORDS.length}] || ' almanac ' || n, ${person('owner of collection', 'n')},
       ${person('owner of collection', 'n')}, n, 0, ${time('n')}
     from generate_series(1, ${collections}) n`,
    `create temp table made as
     select n, case when n % 5 = 0 then 0 else 1 + pg_temp.skewed('collection', n, ${collections}) end as collection_id,
       pg_temp.pick('state', n, 100) as luck, pg_temp.pick('price', n, 50000) + 1 as price,
       array[${traits.join(', ')}] as traits,
       (${arrayOf(WORDS)})[1 + pg_temp.pick('word', n, ${WORDS.length})] || ' ' ||
         (${arrayOf(WORDS)})[1 + pg_temp.pick('second word', n, ${WORDS.length})] || ' ' || n as name,
       encode(sha256(('picture ' || n)::bytea), 'hex') as picture
     from generate_series(1, ${nfts}) n`,
    `insert into chain.market_nfts (token_id, collection_id, creator, owner, is_burnt, is_premium, royalty_bps,
       minted_block_number, minted_tx_index, minted_at, state, price_wei, listed_block_number, listed_log_index,
       listed_at, expires_at, fee_bps, is_approved, last_sale_wei, last_sale_block_number, last_sale_log_index, name,
       image_key, traits, search)
     select n, made.collection_id, ${person('creator', 'n')}, ${person('owner', 'n')}, luck = 99,
       pg_temp.pick('premium', n, 20) = 0, 500, n, 0, ${time('n')},
       case when luck < 30 then 'listed' when luck < 40 then 'bought' when luck < 45 then 'removed' else 'not_for_sale' end,
       case when luck < 30 then price * 1000000000000000::numeric end, case when luck < 30 then ${nfts} + n end,
       case when luck < 30 then 1 end, case when luck < 30 then ${time('n')} end,
       -- One in a hundred listings has expired.
       case when luck < 30 then case when n % 100 = 0 then now() - interval '1 day' else now() + interval '90 days' end end,
       case when luck < 30 then 0 end, luck < 30, case when luck between 30 and 39 then price * 1000000000000000::numeric end,
       case when luck between 30 and 39 then ${nfts} + n end, case when luck between 30 and 39 then 2 end, made.name,
       picture || '.webp', traits,
       to_tsvector('simple', made.name || ' ' || replace(array_to_string(traits, ' '), chr(31), ' ') || ' ' ||
         coalesce(collection.name, ''))
     from made left join chain.nft_collections collection using (collection_id)`,
    `insert into chain.nft_traits (collection_id, name, value, count)
     select collection_id, split_part(trait, chr(31), 1), split_part(trait, chr(31), 2), count(*)
     from chain.market_nfts cross join unnest(traits) trait where collection_id > 0 group by 1, 2, 3`,
    `with items as (
       select collection_id, count(*)::int as items from chain.market_nfts where collection_id > 0 group by 1
     ), scores as (
       select token_id, nft.collection_id, items, sum(-log(2.0, known.count::numeric / items))::float8 as score
       from chain.market_nfts nft join items using (collection_id) cross join unnest(traits) trait
       join chain.nft_traits known on known.collection_id = nft.collection_id
         and known.name = split_part(trait, chr(31), 1) and known.value = split_part(trait, chr(31), 2)
       group by 1, 2, 3
     ), ranks as (
       select token_id, score, rank() over part as rank, (count(*) over (part range unbounded preceding))::float8 / items as share
       from scores window part as (partition by collection_id order by round(score::numeric, 6) desc)
     )
     update chain.market_nfts nft set rarity_rank = ranks.rank, rarity_score = ranks.score,
       rarity_share_ppm = (share * 1000000)::int,
       rarity = case when share <= 0.01 then 'legendary' when share <= 0.05 then 'epic' when share <= 0.15 then 'rare'
         when share <= 0.4 then 'uncommon' else 'common' end
     from ranks where ranks.token_id = nft.token_id`,
    `update chain.nft_collections collection set item_count = made.items, listed_count = made.listed,
       sale_count = made.sales, volume_wei = made.volume
     from (select collection_id, count(*) as items, count(*) filter (where state = 'listed') as listed,
       count(last_sale_wei) as sales, coalesce(sum(last_sale_wei), 0) as volume from chain.market_nfts group by 1) made
     where made.collection_id = collection.collection_id`,
    `insert into app.stored_files (key, kind, bytes, cid, facts, created_at)
     select picture || '.webp', 'image', 90000, picture, ${FACTS}, now() from made`,
    `insert into app.hidden_nfts (token_id, reason, hidden_at) select n, 'spam', now() from made where n % 500 = 0`,
    `insert into chain.nft_events (block_number, log_index, tx_index, token_id, kind, "from", "to", collection_id,
       is_premium, royalty_bps, timestamp)
     select n, 0, 0, n, 'minted', '\\x${'00'.repeat(20)}', owner, nft.collection_id, is_premium, 500, minted_at
     from made join chain.market_nfts nft on token_id = n`,
  ];
}
