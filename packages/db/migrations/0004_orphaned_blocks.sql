CREATE TABLE "chain"."orphaned_blocks" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"parent_hash" "bytea" NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"miner" "bytea" NOT NULL,
	"orphaned_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain"."orphaned_transactions" (
	"block_hash" "bytea" NOT NULL,
	"tx_index" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"from" "bytea" NOT NULL,
	"to" "bytea",
	"value" numeric(78, 0) NOT NULL,
	"nonce" bigint NOT NULL,
	CONSTRAINT "orphaned_transactions_block_hash_tx_index_pk" PRIMARY KEY("block_hash","tx_index")
);
--> statement-breakpoint
CREATE INDEX "orphaned_transactions_hash" ON "chain"."orphaned_transactions" USING btree ("hash");