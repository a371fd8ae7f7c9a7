CREATE TABLE "chain"."name_events" (
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"tx_index" integer NOT NULL,
	"node" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"account" "bytea",
	"label" text,
	"nac_wei" numeric(78, 0),
	"points" numeric(78, 0),
	"expires_at" timestamp with time zone,
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "name_events_block_number_log_index_pk" PRIMARY KEY("block_number","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain"."names" (
	"node" "bytea" PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"owner" "bytea" NOT NULL,
	"address" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "names_label_unique" UNIQUE("label")
);
--> statement-breakpoint
CREATE TABLE "chain"."primary_names" (
	"node" "bytea" PRIMARY KEY NOT NULL,
	"address" "bytea" NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "primary_names_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE INDEX "name_events_node" ON "chain"."name_events" USING btree ("node","kind","block_number","log_index");--> statement-breakpoint
CREATE INDEX "names_owner" ON "chain"."names" USING btree ("owner","block_number","log_index");--> statement-breakpoint
CREATE INDEX "names_place" ON "chain"."names" USING btree ("block_number","log_index");