CREATE TABLE "app"."hidden_nfts" (
	"token_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain"."market_nfts" (
	"token_id" bigint PRIMARY KEY NOT NULL,
	"collection_id" bigint NOT NULL,
	"creator" "bytea" NOT NULL,
	"owner" "bytea" NOT NULL,
	"is_burnt" boolean NOT NULL,
	"is_premium" boolean NOT NULL,
	"royalty_bps" integer NOT NULL,
	"minted_block_number" bigint NOT NULL,
	"minted_tx_index" integer NOT NULL,
	"minted_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"price_wei" numeric(78, 0),
	"listed_block_number" bigint,
	"listed_log_index" integer,
	"listed_at" timestamp (3) with time zone,
	"expires_at" timestamp with time zone,
	"fee_bps" integer,
	"is_approved" boolean NOT NULL,
	"last_sale_wei" numeric(78, 0),
	"last_sale_block_number" bigint,
	"last_sale_log_index" integer,
	"name" text,
	"image_key" text,
	"model_key" text,
	"metadata_cid" text,
	"traits" text[] DEFAULT '{}' NOT NULL,
	"search" "tsvector",
	"rarity" text,
	"rarity_rank" integer,
	"rarity_share_ppm" integer,
	"rarity_score" double precision
);
--> statement-breakpoint
CREATE TABLE "chain"."nft_approvals" (
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"owner" "bytea" NOT NULL,
	"token_id" bigint,
	"is_approved" boolean NOT NULL,
	CONSTRAINT "nft_approvals_block_number_log_index_pk" PRIMARY KEY("block_number","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain"."nft_collection_owners" (
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"collection_id" bigint NOT NULL,
	"owner" "bytea" NOT NULL,
	CONSTRAINT "nft_collection_owners_block_number_log_index_pk" PRIMARY KEY("block_number","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain"."nft_collections" (
	"collection_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"metadata_uri" text,
	"metadata_cid" text,
	"owner" "bytea" NOT NULL,
	"creator" "bytea" NOT NULL,
	"created_block_number" bigint NOT NULL,
	"created_log_index" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"item_count" integer DEFAULT 0 NOT NULL,
	"listed_count" integer DEFAULT 0 NOT NULL,
	"sale_count" integer DEFAULT 0 NOT NULL,
	"volume_wei" numeric DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain"."nft_events" (
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"tx_index" integer NOT NULL,
	"token_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"from" "bytea" NOT NULL,
	"to" "bytea",
	"price_wei" numeric(78, 0),
	"expires_at" timestamp with time zone,
	"fee_bps" integer,
	"fee_wei" numeric(78, 0),
	"royalty_wei" numeric(78, 0),
	"is_of_sale" boolean DEFAULT false NOT NULL,
	"collection_id" bigint,
	"is_premium" boolean,
	"royalty_bps" integer,
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "nft_events_block_number_log_index_pk" PRIMARY KEY("block_number","log_index")
);
--> statement-breakpoint
CREATE TABLE "app"."nft_refreshes" (
	"token_id" bigint PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."nft_reports" (
	"token_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nft_reports_token_id_user_id_pk" PRIMARY KEY("token_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chain"."nft_traits" (
	"collection_id" bigint NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "nft_traits_collection_id_name_value_pk" PRIMARY KEY("collection_id","name","value")
);
--> statement-breakpoint
CREATE TABLE "chain"."pending_rarities" (
	"collection_id" bigint PRIMARY KEY NOT NULL,
	"ticket" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chain"."pending_rarities_ticket_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."bridge_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."bridge_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purchase_id" "bytea" NOT NULL,
	"chain_id" integer NOT NULL,
	"refund_hash" "bytea" NOT NULL,
	"recipient" "bytea" NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"payment_registered_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"log_index" integer,
	"block_number" bigint,
	"block_hash" "bytea",
	"confirmations" integer DEFAULT 0 NOT NULL,
	"confirmations_needed" integer,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"bytes" bigint NOT NULL,
	"cid" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."stored_metadata" (
	"cid" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"file_keys" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pinned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."upload_parts" (
	"upload_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"bytes" integer NOT NULL,
	"object_key" text NOT NULL,
	CONSTRAINT "upload_parts_upload_id_start_pk" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
CREATE TABLE "app"."uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"size" integer NOT NULL,
	"offset" integer DEFAULT 0 NOT NULL,
	"file_key" text,
	"refusal_code" text,
	"refusal_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "app"."purchase_rewards_buyer";--> statement-breakpoint
ALTER TABLE "app"."nft_reports" ADD CONSTRAINT "nft_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."bridge_refunds" ADD CONSTRAINT "bridge_refunds_purchase_id_presale_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "app"."presale_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_nfts_price" ON "chain"."market_nfts" USING btree ("price_wei","token_id") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "market_nfts_listed" ON "chain"."market_nfts" USING btree ("listed_block_number","listed_log_index") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "market_nfts_expires" ON "chain"."market_nfts" USING btree ("expires_at") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "market_nfts_collection" ON "chain"."market_nfts" USING btree ("collection_id","token_id");--> statement-breakpoint
CREATE INDEX "market_nfts_collection_price" ON "chain"."market_nfts" USING btree ("collection_id","price_wei","token_id") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "market_nfts_collection_rarity" ON "chain"."market_nfts" USING btree ("collection_id","rarity_share_ppm","token_id") WHERE rarity_share_ppm is not null;--> statement-breakpoint
CREATE INDEX "market_nfts_rarity" ON "chain"."market_nfts" USING btree ("rarity_share_ppm","token_id") WHERE rarity_share_ppm is not null;--> statement-breakpoint
CREATE INDEX "market_nfts_sold" ON "chain"."market_nfts" USING btree ("last_sale_block_number","last_sale_log_index") WHERE last_sale_block_number is not null;--> statement-breakpoint
CREATE INDEX "market_nfts_owner" ON "chain"."market_nfts" USING btree ("owner","token_id");--> statement-breakpoint
CREATE INDEX "market_nfts_creator" ON "chain"."market_nfts" USING btree ("creator","token_id");--> statement-breakpoint
CREATE INDEX "market_nfts_state" ON "chain"."market_nfts" USING btree ("state","token_id");--> statement-breakpoint
CREATE INDEX "market_nfts_premium" ON "chain"."market_nfts" USING btree ("token_id") WHERE is_premium;--> statement-breakpoint
CREATE INDEX "market_nfts_traits" ON "chain"."market_nfts" USING gin ("traits");--> statement-breakpoint
CREATE INDEX "market_nfts_search" ON "chain"."market_nfts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "market_nfts_metadata" ON "chain"."market_nfts" USING btree ("metadata_cid");--> statement-breakpoint
CREATE INDEX "nft_approvals_token" ON "chain"."nft_approvals" USING btree ("token_id","block_number","log_index");--> statement-breakpoint
CREATE INDEX "nft_approvals_owner" ON "chain"."nft_approvals" USING btree ("owner","block_number","log_index") WHERE token_id is null;--> statement-breakpoint
CREATE INDEX "nft_collection_owners_collection" ON "chain"."nft_collection_owners" USING btree ("collection_id","block_number","log_index");--> statement-breakpoint
CREATE INDEX "nft_collections_volume" ON "chain"."nft_collections" USING btree ("volume_wei","collection_id");--> statement-breakpoint
CREATE INDEX "nft_collections_items" ON "chain"."nft_collections" USING btree ("item_count","collection_id");--> statement-breakpoint
CREATE INDEX "nft_collections_owner" ON "chain"."nft_collections" USING btree ("owner","collection_id");--> statement-breakpoint
CREATE INDEX "nft_collections_name" ON "chain"."nft_collections" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "nft_collections_metadata" ON "chain"."nft_collections" USING btree ("metadata_cid");--> statement-breakpoint
CREATE INDEX "nft_events_token" ON "chain"."nft_events" USING btree ("token_id","block_number","log_index");--> statement-breakpoint
CREATE INDEX "nft_events_moves" ON "chain"."nft_events" USING btree ("token_id","block_number","log_index") WHERE kind in ('minted', 'transferred', 'burnt');--> statement-breakpoint
CREATE INDEX "nft_events_token_sales" ON "chain"."nft_events" USING btree ("token_id","block_number","log_index") WHERE kind = 'sold';--> statement-breakpoint
CREATE INDEX "nft_events_sales" ON "chain"."nft_events" USING btree ("block_number","log_index") WHERE kind = 'sold';--> statement-breakpoint
CREATE INDEX "nft_reports_user" ON "app"."nft_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "nft_reports_newest" ON "app"."nft_reports" USING btree ("created_at","token_id");--> statement-breakpoint
CREATE INDEX "pending_rarities_due" ON "chain"."pending_rarities" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bridge_refunds_log" ON "app"."bridge_refunds" USING btree ("chain_id","refund_hash","log_index") WHERE log_index is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bridge_refunds_one_at_a_time" ON "app"."bridge_refunds" USING btree ("purchase_id") WHERE status <> 'rejected';--> statement-breakpoint
CREATE INDEX "bridge_refunds_open" ON "app"."bridge_refunds" USING btree ("registered_at") WHERE status in ('pending', 'confirming');--> statement-breakpoint
CREATE INDEX "stored_files_created_at" ON "app"."stored_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_metadata_created_at" ON "app"."stored_metadata" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_metadata_files" ON "app"."stored_metadata" USING gin ("file_keys");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "app"."uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_expires_at" ON "app"."uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_file" ON "app"."uploads" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "logs_converted" ON "chain"."logs" USING btree (("topics"[2]),"block_number","log_index") WHERE (topics[1]) = '\xe8e327a81bf019d3af2e7baa0c6f3dcb5231127e9a5f3448d9819d7faef21f9d'::bytea;--> statement-breakpoint
CREATE INDEX "purchase_rewards_buyer_user" ON "app"."purchase_rewards" USING btree ("buyer_user_id");