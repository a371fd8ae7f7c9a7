-- Coins of card payments are reserved when the money arrives; a page that is open holds nothing.
UPDATE "app"."presale_purchases" SET "status" = 'quoted' WHERE "status" = 'reserved';--> statement-breakpoint
CREATE TABLE "app"."chain_event_retries" (
	"cursor" text NOT NULL,
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"subject" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "chain_event_retries_cursor_block_number_log_index_pk" PRIMARY KEY("cursor","block_number","log_index")
);
--> statement-breakpoint
CREATE TABLE "app"."waiting_awards" (
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_awards_block_number_log_index_pk" PRIMARY KEY("block_number","log_index")
);
--> statement-breakpoint
CREATE TABLE "app"."metadata_usage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" integer NOT NULL,
	"documents" integer NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."actions" DROP CONSTRAINT "actions_request";--> statement-breakpoint
DROP INDEX "app"."welcome_bonuses_waiting";--> statement-breakpoint
DROP INDEX "app"."partner_actions_due";--> statement-breakpoint
DROP INDEX "app"."presale_purchases_open";--> statement-breakpoint
DROP INDEX "app"."referrals_waiting";--> statement-breakpoint
ALTER TABLE "app"."contact_messages" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."contract_verifications" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."contract_verifications" ADD COLUMN "interruptions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."contract_verifications" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."conversion_permits" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."conversion_permits" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."conversion_permits" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "app"."demo_sessions" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."actions" ADD COLUMN "request_origin" text DEFAULT 'client' NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."pending_balances" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."pending_balances" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."pending_balances" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "app"."faucet_drips" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."welcome_bonuses" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."welcome_bonuses" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."welcome_bonuses" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."welcome_bonuses" ADD COLUMN "gas_granted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chain"."pending_rarities" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."pending_rarities" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "app"."bridge_payments" ADD COLUMN "misses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."bridge_payments" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."presale_purchases" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "app"."referrals" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."referrals" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."referrals" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."sign_in_nonces" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "app"."sign_in_nonces" ADD COLUMN "chain_id" integer;--> statement-breakpoint
ALTER TABLE "app"."sign_in_nonces" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "app"."metadata_usage" ADD CONSTRAINT "metadata_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chain_event_retries_due" ON "app"."chain_event_retries" USING btree ("cursor","next_attempt_at");--> statement-breakpoint
CREATE INDEX "waiting_awards_next" ON "app"."waiting_awards" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "contact_messages_wide_network" ON "app"."contact_messages" USING btree ("wide_network","created_at");--> statement-breakpoint
CREATE INDEX "demo_sessions_wide_network" ON "app"."demo_sessions" USING btree ("wide_network","created_at");--> statement-breakpoint
CREATE INDEX "faucet_drips_wide_network" ON "app"."faucet_drips" USING btree ("wide_network","created_at");--> statement-breakpoint
CREATE INDEX "welcome_bonuses_wide_network" ON "app"."welcome_bonuses" USING btree ("wide_network","granted_at");--> statement-breakpoint
CREATE INDEX "welcome_bonuses_gas_granted_at" ON "app"."welcome_bonuses" USING btree ("gas_granted_at");--> statement-breakpoint
CREATE INDEX "presale_purchases_unpaid" ON "app"."presale_purchases" USING btree ("network","created_at") WHERE status in ('quoted', 'pending');--> statement-breakpoint
CREATE INDEX "referrals_wide_network" ON "app"."referrals" USING btree ("wide_network","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_nonces_address" ON "app"."sign_in_nonces" USING btree ("address","expires_at") WHERE address is not null;--> statement-breakpoint
CREATE INDEX "welcome_bonuses_waiting" ON "app"."welcome_bonuses" USING btree ("next_attempt_at","requested_at") WHERE granted_at is null;--> statement-breakpoint
CREATE INDEX "partner_actions_due" ON "app"."partner_actions" USING btree ("partner_id","next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "presale_purchases_open" ON "app"."presale_purchases" USING btree ("position") WHERE status in ('quoted', 'pending', 'confirming', 'paid')
        or reservation_state in ('asked', 'open', 'delivering', 'releasing') or status = 'refund_due';--> statement-breakpoint
CREATE INDEX "referrals_waiting" ON "app"."referrals" USING btree ("next_attempt_at","id") WHERE action_id is null;--> statement-breakpoint
ALTER TABLE "app"."actions" ADD CONSTRAINT "actions_request" UNIQUE("user_id","request_origin","request_id");