-- An index that has stored ERC-1155 events has not read them: the indexer reads the chain anew. All others stay as they
-- are. What cannot be read again (orphaned blocks) and what is written at the start (contracts) stays.
DO $$ BEGIN
  IF EXISTS (SELECT FROM "chain"."logs" WHERE ("topics"[1]) IN (
    '\xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'::bytea,
    '\x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'::bytea)) THEN
    TRUNCATE "chain"."address_balances", "chain"."address_ranks", "chain"."contract_creations",
      "chain"."internal_transactions", "chain"."pending_balances", "chain"."pending_traces", "chain"."rank_snapshot",
      "chain"."action_types", "chain"."address_days", "chain"."address_stats", "chain"."address_transactions",
      "chain"."blocks", "chain"."actions", "chain"."counters", "chain"."daily_actions", "chain"."daily_stats",
      "chain"."logs", "chain"."sync_state", "chain"."transactions", "chain"."market_nfts", "chain"."nft_approvals",
      "chain"."nft_collection_owners", "chain"."nft_collections", "chain"."nft_events", "chain"."nft_traits",
      "chain"."pending_rarities", "chain"."nfts", "chain"."pending_nfts", "chain"."created_tokens",
      "chain"."pending_tokens", "chain"."token_balances", "chain"."token_transfers", "chain"."tokens";
  END IF;
END $$;
--> statement-breakpoint
CREATE TABLE "chain"."nft_balances" (
	"contract" "bytea" NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"holder" "bytea" NOT NULL,
	"balance" numeric NOT NULL,
	"transfer_count" bigint NOT NULL,
	CONSTRAINT "nft_balances_contract_token_id_holder_pk" PRIMARY KEY("contract","token_id","holder")
);
--> statement-breakpoint
DROP INDEX "chain"."nfts_minted";--> statement-breakpoint
DROP INDEX "chain"."nfts_contract_minted";--> statement-breakpoint
DROP INDEX "chain"."token_transfers_token";--> statement-breakpoint
DROP INDEX "chain"."token_transfers_from";--> statement-breakpoint
DROP INDEX "chain"."token_transfers_to";--> statement-breakpoint
DROP INDEX "chain"."token_transfers_item";--> statement-breakpoint
ALTER TABLE "chain"."token_transfers" DROP CONSTRAINT "token_transfers_block_number_log_index_pk";--> statement-breakpoint
ALTER TABLE "chain"."nfts" ALTER COLUMN "owner" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."token_transfers" ADD COLUMN "batch_index" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."token_transfers" ADD CONSTRAINT "token_transfers_block_number_log_index_batch_index_pk" PRIMARY KEY("block_number","log_index","batch_index");--> statement-breakpoint
ALTER TABLE "chain"."nfts" ADD COLUMN "kind" text DEFAULT 'erc721' NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."nfts" ADD COLUMN "supply" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."nfts" ADD COLUMN "holder_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."nfts" ADD COLUMN "minted_batch_index" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."nfts" ADD COLUMN "last_batch_index" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "nft_balances_rich" ON "chain"."nft_balances" USING btree ("contract","token_id","balance","holder") WHERE balance > 0;--> statement-breakpoint
CREATE INDEX "nft_balances_holder" ON "chain"."nft_balances" USING btree ("holder","contract","token_id") WHERE balance > 0;--> statement-breakpoint
CREATE INDEX "nfts_minted" ON "chain"."nfts" USING btree ("minted_block_number","minted_log_index","minted_batch_index");--> statement-breakpoint
CREATE INDEX "nfts_contract_minted" ON "chain"."nfts" USING btree ("contract","minted_block_number","minted_log_index","minted_batch_index");--> statement-breakpoint
CREATE INDEX "token_transfers_token" ON "chain"."token_transfers" USING btree ("token","block_number","log_index","batch_index");--> statement-breakpoint
CREATE INDEX "token_transfers_from" ON "chain"."token_transfers" USING btree ("from","block_number","log_index","batch_index");--> statement-breakpoint
CREATE INDEX "token_transfers_to" ON "chain"."token_transfers" USING btree ("to","block_number","log_index","batch_index");--> statement-breakpoint
CREATE INDEX "token_transfers_item" ON "chain"."token_transfers" USING btree ("token","token_id","block_number","log_index","batch_index") WHERE token_id is not null;