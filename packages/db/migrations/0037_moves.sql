CREATE TABLE "chain"."moves" (
	"first_block" bigint PRIMARY KEY NOT NULL,
	"first_hash" "bytea" NOT NULL,
	"last_hash" "bytea" NOT NULL,
	"genesis_hash" "bytea" NOT NULL,
	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
