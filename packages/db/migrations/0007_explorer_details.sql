-- Schema "chain" is a projection: the indexer reads the chain anew into the richer tables below. What cannot be read
-- again (blocks that a reorg took out of the chain) and what is written at its start (contracts) stays.
TRUNCATE "chain"."blocks", "chain"."transactions", "chain"."logs", "chain"."actions", "chain"."address_transactions",
  "chain"."address_stats", "chain"."address_days", "chain"."counters", "chain"."action_types", "chain"."sync_state";
--> statement-breakpoint
CREATE TABLE "chain"."address_balances" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"balance" numeric(78, 0) NOT NULL,
	"block_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain"."address_ranks" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"energy_earned" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain"."contract_creations" (
	"address" "bytea" NOT NULL,
	"block_number" bigint NOT NULL,
	"tx_index" integer NOT NULL,
	"trace_index" integer NOT NULL,
	"type" text NOT NULL,
	"creator" "bytea" NOT NULL,
	"transaction_hash" "bytea" NOT NULL,
	"code_hash" "bytea",
	"code_size" integer,
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contract_creations_address_block_number_tx_index_trace_index_pk" PRIMARY KEY("address","block_number","tx_index","trace_index")
);
--> statement-breakpoint
CREATE TABLE "chain"."internal_transactions" (
	"block_number" bigint NOT NULL,
	"tx_index" integer NOT NULL,
	"trace_index" integer NOT NULL,
	"trace_address" integer[] NOT NULL,
	"type" text NOT NULL,
	"from" "bytea" NOT NULL,
	"to" "bytea",
	"contract_address" "bytea",
	"value" numeric(78, 0) NOT NULL,
	"gas" bigint NOT NULL,
	"gas_used" bigint NOT NULL,
	"input" "bytea" NOT NULL,
	"output" "bytea" NOT NULL,
	"error" text,
	"is_successful" boolean NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "internal_transactions_block_number_tx_index_trace_index_pk" PRIMARY KEY("block_number","tx_index","trace_index")
);
--> statement-breakpoint
CREATE TABLE "chain"."pending_balances" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"ticket" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chain"."pending_balances_ticket_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "chain"."pending_traces" (
	"block_number" bigint NOT NULL,
	"tx_index" integer NOT NULL,
	"block_hash" "bytea" NOT NULL,
	"transaction_hash" "bytea" NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	CONSTRAINT "pending_traces_block_number_tx_index_pk" PRIMARY KEY("block_number","tx_index")
);
--> statement-breakpoint
CREATE TABLE "chain"."rank_snapshot" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"block_number" bigint NOT NULL,
	"ranked_addresses" integer NOT NULL,
	"taken_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain"."daily_actions" (
	"day" date NOT NULL,
	"action_key" text NOT NULL,
	"actions" integer DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_actions_day_action_key_pk" PRIMARY KEY("day","action_key")
);
--> statement-breakpoint
CREATE TABLE "chain"."daily_stats" (
	"day" date PRIMARY KEY NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"transactions" integer DEFAULT 0 NOT NULL,
	"failed_transactions" integer DEFAULT 0 NOT NULL,
	"actions" integer DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"gas_used" bigint DEFAULT 0 NOT NULL,
	"fees" numeric DEFAULT 0 NOT NULL,
	"token_transfers" integer DEFAULT 0 NOT NULL,
	"active_addresses" integer DEFAULT 0 NOT NULL,
	"new_addresses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain"."nfts" (
	"contract" "bytea" NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"owner" "bytea" NOT NULL,
	"is_burnt" boolean NOT NULL,
	"transfer_count" bigint NOT NULL,
	"minted_block_number" bigint NOT NULL,
	"minted_log_index" integer NOT NULL,
	"minted_at" timestamp (3) with time zone NOT NULL,
	"last_block_number" bigint NOT NULL,
	"last_log_index" integer NOT NULL,
	"last_transfer_at" timestamp (3) with time zone NOT NULL,
	"token_uri" text,
	"name" text,
	"image" text,
	"metadata" jsonb,
	"metadata_state" text DEFAULT 'pending' NOT NULL,
	CONSTRAINT "nfts_contract_token_id_pk" PRIMARY KEY("contract","token_id")
);
--> statement-breakpoint
CREATE TABLE "chain"."pending_nfts" (
	"contract" "bytea" NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"ticket" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chain"."pending_nfts_ticket_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	CONSTRAINT "pending_nfts_contract_token_id_pk" PRIMARY KEY("contract","token_id")
);
--> statement-breakpoint
CREATE TABLE "chain"."pending_tokens" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"ticket" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chain"."pending_tokens_ticket_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "chain"."token_balances" (
	"token" "bytea" NOT NULL,
	"holder" "bytea" NOT NULL,
	"balance" numeric NOT NULL,
	"transfer_count" bigint NOT NULL,
	CONSTRAINT "token_balances_token_holder_pk" PRIMARY KEY("token","holder")
);
--> statement-breakpoint
CREATE TABLE "chain"."token_transfers" (
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"tx_index" integer NOT NULL,
	"token" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"from" "bytea" NOT NULL,
	"to" "bytea" NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"token_id" numeric(78, 0),
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "token_transfers_block_number_log_index_pk" PRIMARY KEY("block_number","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain"."tokens" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"symbol" text,
	"decimals" smallint,
	"total_supply" numeric DEFAULT 0 NOT NULL,
	"holder_count" integer DEFAULT 0 NOT NULL,
	"transfer_count" bigint DEFAULT 0 NOT NULL,
	"first_block_number" bigint NOT NULL,
	"metadata_state" text DEFAULT 'pending' NOT NULL
);
--> statement-breakpoint
DROP INDEX "chain"."address_stats_energy";--> statement-breakpoint
ALTER TABLE "chain"."address_stats" ADD COLUMN "token_transfer_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."blocks" ADD COLUMN "base_fee_per_gas" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "chain"."transactions" ADD COLUMN "max_fee_per_gas" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "chain"."transactions" ADD COLUMN "max_priority_fee_per_gas" numeric(78, 0);--> statement-breakpoint
CREATE INDEX "address_balances_balance" ON "chain"."address_balances" USING btree ("balance","address");--> statement-breakpoint
CREATE INDEX "address_ranks_rank" ON "chain"."address_ranks" USING btree ("rank","address");--> statement-breakpoint
CREATE INDEX "contract_creations_position" ON "chain"."contract_creations" USING btree ("block_number","tx_index","trace_index");--> statement-breakpoint
CREATE INDEX "contract_creations_creator" ON "chain"."contract_creations" USING btree ("creator","block_number","tx_index");--> statement-breakpoint
CREATE INDEX "contract_creations_code" ON "chain"."contract_creations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "internal_transactions_from" ON "chain"."internal_transactions" USING btree ("from","block_number","tx_index","trace_index");--> statement-breakpoint
CREATE INDEX "internal_transactions_to" ON "chain"."internal_transactions" USING btree ("to","block_number","tx_index","trace_index");--> statement-breakpoint
CREATE INDEX "pending_balances_ticket" ON "chain"."pending_balances" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "pending_traces_open" ON "chain"."pending_traces" USING btree ("block_number","tx_index") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "nfts_owner" ON "chain"."nfts" USING btree ("owner","contract","token_id");--> statement-breakpoint
CREATE INDEX "nfts_minted" ON "chain"."nfts" USING btree ("minted_block_number","minted_log_index");--> statement-breakpoint
CREATE INDEX "nfts_contract_minted" ON "chain"."nfts" USING btree ("contract","minted_block_number","minted_log_index");--> statement-breakpoint
CREATE INDEX "pending_nfts_due" ON "chain"."pending_nfts" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "token_balances_rich" ON "chain"."token_balances" USING btree ("token","balance","holder") WHERE balance > 0;--> statement-breakpoint
CREATE INDEX "token_balances_holder" ON "chain"."token_balances" USING btree ("holder","token") WHERE balance > 0;--> statement-breakpoint
CREATE INDEX "token_transfers_token" ON "chain"."token_transfers" USING btree ("token","block_number","log_index");--> statement-breakpoint
CREATE INDEX "token_transfers_from" ON "chain"."token_transfers" USING btree ("from","block_number","log_index");--> statement-breakpoint
CREATE INDEX "token_transfers_to" ON "chain"."token_transfers" USING btree ("to","block_number","log_index");--> statement-breakpoint
CREATE INDEX "token_transfers_item" ON "chain"."token_transfers" USING btree ("token","token_id","block_number","log_index") WHERE token_id is not null;--> statement-breakpoint
CREATE INDEX "tokens_holders" ON "chain"."tokens" USING btree ("holder_count","address");--> statement-breakpoint
CREATE INDEX "tokens_symbol" ON "chain"."tokens" USING btree (lower("symbol") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "tokens_name" ON "chain"."tokens" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "address_stats_transactions" ON "chain"."address_stats" USING btree ("transaction_count","address");--> statement-breakpoint
CREATE INDEX "blocks_timestamp" ON "chain"."blocks" USING btree ("timestamp","number");--> statement-breakpoint
CREATE INDEX "chain_actions_key" ON "chain"."actions" USING btree ("action_key","block_number","log_index");--> statement-breakpoint
CREATE INDEX "logs_topic" ON "chain"."logs" USING btree (("topics"[1]),"block_number","log_index");--> statement-breakpoint
CREATE INDEX "transactions_from" ON "chain"."transactions" USING btree ("from","block_number","tx_index");--> statement-breakpoint
CREATE INDEX "transactions_to" ON "chain"."transactions" USING btree ("to","block_number","tx_index");--> statement-breakpoint
CREATE INDEX "transactions_failed" ON "chain"."transactions" USING btree ("block_number","tx_index") WHERE not is_successful;--> statement-breakpoint
CREATE INDEX "transactions_creating" ON "chain"."transactions" USING btree ("block_number","tx_index") WHERE contract_address is not null;--> statement-breakpoint
CREATE INDEX "transactions_with_value" ON "chain"."transactions" USING btree ("block_number","tx_index") WHERE value > 0;--> statement-breakpoint
CREATE INDEX "address_stats_energy" ON "chain"."address_stats" USING btree ("energy_earned","address");