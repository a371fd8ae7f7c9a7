CREATE TABLE "app"."bridge_payments" (
	"purchase_id" "bytea" PRIMARY KEY NOT NULL,
	"chain_id" integer NOT NULL,
	"payment_hash" "bytea" NOT NULL,
	"sender" "bytea" NOT NULL,
	"units" numeric(78, 0) NOT NULL,
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
CREATE TABLE "app"."card_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"purchase_id" "bytea",
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."own_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"account_id" "bytea" NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"link_state" text DEFAULT 'none' NOT NULL,
	"link_wallet" text,
	"link_operation_id" "bytea",
	"link_effective_at" timestamp with time zone,
	CONSTRAINT "own_accounts_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "own_accounts_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "app"."presale_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."presale_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purchase_id" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"evidence" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "presale_ledger_once" UNIQUE("purchase_id","kind","evidence"),
	CONSTRAINT "presale_ledger_amount_is_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "app"."presale_phases" (
	"id" integer PRIMARY KEY NOT NULL,
	"allocation" numeric(78, 0) NOT NULL,
	"minted" numeric(78, 0) NOT NULL,
	"reserved" numeric(78, 0) NOT NULL,
	"price_usdt" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."presale_purchases" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"is_simulated" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"wallet_address" text NOT NULL,
	"buyer_key" "bytea" NOT NULL,
	"phase" integer NOT NULL,
	"usdt_amount" numeric(78, 0) NOT NULL,
	"nova_tokens" numeric(78, 0) NOT NULL,
	"bonus_tokens" numeric(78, 0) NOT NULL,
	"min_nac_wei" numeric(78, 0) DEFAULT 0 NOT NULL,
	"request_key" text,
	"request_hash" text,
	"reservation_state" text DEFAULT 'none' NOT NULL,
	"reservation_id" "bytea",
	"operation_id" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"card_session_id" text,
	"card_url" text,
	"payment_intent" text,
	"paid_amount" numeric(78, 0),
	"refunded_amount" numeric(78, 0) DEFAULT 0 NOT NULL,
	"refund_asked_at" timestamp with time zone,
	"dispute" text,
	"payment_chain_id" integer,
	"payment_hash" "bytea",
	"message_digest" "bytea",
	"block_number" bigint,
	"transaction_hash" "bytea",
	"log_index" integer,
	"reason" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "app"."presale_purchases_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "presale_purchases_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "presale_purchases_reservation_id_unique" UNIQUE("reservation_id"),
	CONSTRAINT "presale_purchases_card_session_id_unique" UNIQUE("card_session_id"),
	CONSTRAINT "presale_purchases_payment_intent_unique" UNIQUE("payment_intent"),
	CONSTRAINT "presale_purchases_message_digest_unique" UNIQUE("message_digest"),
	CONSTRAINT "presale_purchases_position_unique" UNIQUE("position"),
	CONSTRAINT "presale_purchases_delivery" UNIQUE("transaction_hash","log_index"),
	CONSTRAINT "presale_purchases_wallet_is_lower_case" CHECK (wallet_address = lower(wallet_address))
);
--> statement-breakpoint
CREATE TABLE "app"."presale_reconciliations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."presale_reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"block_number" bigint NOT NULL,
	"is_clean" boolean NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "app"."outbox_open";--> statement-breakpoint
ALTER TABLE "app"."bridge_payments" ADD CONSTRAINT "bridge_payments_purchase_id_presale_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "app"."presale_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."own_accounts" ADD CONSTRAINT "own_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."presale_ledger" ADD CONSTRAINT "presale_ledger_purchase_id_presale_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "app"."presale_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."presale_purchases" ADD CONSTRAINT "presale_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bridge_payments_log" ON "app"."bridge_payments" USING btree ("chain_id","payment_hash","log_index") WHERE log_index is not null;--> statement-breakpoint
CREATE INDEX "bridge_payments_open" ON "app"."bridge_payments" USING btree ("registered_at") WHERE status in ('pending', 'confirming');--> statement-breakpoint
CREATE INDEX "card_events_purchase" ON "app"."card_events" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "presale_ledger_one_of_a_kind" ON "app"."presale_ledger" USING btree ("purchase_id","kind") WHERE kind <> 'refund';--> statement-breakpoint
CREATE INDEX "presale_purchases_wallet" ON "app"."presale_purchases" USING btree ("wallet_address","position");--> statement-breakpoint
CREATE INDEX "presale_purchases_user" ON "app"."presale_purchases" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "presale_purchases_completed" ON "app"."presale_purchases" USING btree ("completed_at") WHERE status = 'completed';--> statement-breakpoint
CREATE INDEX "presale_purchases_open" ON "app"."presale_purchases" USING btree ("position") WHERE status in ('quoted', 'reserved', 'pending', 'confirming', 'paid')
        or reservation_state in ('asked', 'open', 'delivering', 'releasing') or status = 'refund_due';--> statement-breakpoint
CREATE INDEX "presale_reconciliations_at" ON "app"."presale_reconciliations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "app"."outbox" USING btree ("lane","id") WHERE status not in ('done', 'refused');--> statement-breakpoint
INSERT INTO "app"."presale_phases" ("id", "allocation", "minted", "reserved", "price_usdt") VALUES
	(1, 10000000000000000000000000, 0, 0, 0.01),
	(2, 20000000000000000000000000, 0, 0, 0.02),
	(3, 50000000000000000000000000, 0, 0, 0.05);
