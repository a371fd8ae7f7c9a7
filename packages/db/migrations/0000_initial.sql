CREATE SCHEMA "app";
--> statement-breakpoint
CREATE SCHEMA "chain";
--> statement-breakpoint
CREATE TABLE "app"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "app"."used_refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'user' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "app"."account_limits" (
	"account" "bytea" PRIMARY KEY NOT NULL,
	"day" integer NOT NULL,
	"browser_points_today" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."action_limits" (
	"account" "bytea" NOT NULL,
	"action_key" text NOT NULL,
	"last_occurred_at" bigint NOT NULL,
	"day" integer NOT NULL,
	"count_today" integer NOT NULL,
	"lifetime_count" integer NOT NULL,
	CONSTRAINT "action_limits_account_action_key_pk" PRIMARY KEY("account","action_key")
);
--> statement-breakpoint
CREATE TABLE "app"."actions" (
	"action_id" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account" "bytea" NOT NULL,
	"user_hash" "bytea" NOT NULL,
	"action_key" text NOT NULL,
	"points" integer NOT NULL,
	"occurred_at" bigint NOT NULL,
	"request_id" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"metadata" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "actions_request" UNIQUE("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "chain"."action_types" (
	"action_key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"cooldown_seconds" integer NOT NULL,
	"daily_cap" integer NOT NULL,
	"lifetime_cap" integer NOT NULL,
	"source" text NOT NULL,
	"is_active" boolean NOT NULL,
	"block_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain"."address_days" (
	"address" "bytea" NOT NULL,
	"day" date NOT NULL,
	"transactions" integer DEFAULT 0 NOT NULL,
	"actions" integer DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "address_days_address_day_pk" PRIMARY KEY("address","day")
);
--> statement-breakpoint
CREATE TABLE "chain"."address_stats" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"transaction_count" bigint DEFAULT 0 NOT NULL,
	"action_count" bigint DEFAULT 0 NOT NULL,
	"energy_earned" bigint DEFAULT 0 NOT NULL,
	"energy_spendable" bigint DEFAULT 0 NOT NULL,
	"first_activity" timestamp (3) with time zone,
	"last_activity" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chain"."address_transactions" (
	"address" "bytea" NOT NULL,
	"block_number" bigint NOT NULL,
	"tx_index" integer NOT NULL,
	CONSTRAINT "address_transactions_address_block_number_tx_index_pk" PRIMARY KEY("address","block_number","tx_index")
);
--> statement-breakpoint
CREATE TABLE "chain"."blocks" (
	"number" bigint PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"parent_hash" "bytea" NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"size" integer NOT NULL,
	"gas_used" bigint NOT NULL,
	"gas_limit" bigint NOT NULL,
	"transaction_count" integer NOT NULL,
	"miner" "bytea" NOT NULL,
	"state_root" "bytea" NOT NULL,
	"transactions_root" "bytea" NOT NULL,
	"receipts_root" "bytea" NOT NULL,
	"extra_data" "bytea" NOT NULL,
	CONSTRAINT "blocks_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "chain"."actions" (
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"tx_index" integer NOT NULL,
	"action_id" "bytea" NOT NULL,
	"account" "bytea" NOT NULL,
	"user_hash" "bytea" NOT NULL,
	"action_key" text NOT NULL,
	"points" integer NOT NULL,
	"occurred_at" bigint NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"revoked_block_number" bigint,
	CONSTRAINT "actions_block_number_log_index_pk" PRIMARY KEY("block_number","log_index"),
	CONSTRAINT "actions_action_id_unique" UNIQUE("action_id")
);
--> statement-breakpoint
CREATE TABLE "chain"."counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain"."logs" (
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"tx_index" integer NOT NULL,
	"address" "bytea" NOT NULL,
	"topics" "bytea"[] NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "logs_block_number_log_index_pk" PRIMARY KEY("block_number","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain"."sync_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"genesis_hash" "bytea" NOT NULL,
	"block_number" bigint NOT NULL,
	"block_hash" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain"."transactions" (
	"block_number" bigint NOT NULL,
	"tx_index" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"from" "bytea" NOT NULL,
	"to" "bytea",
	"contract_address" "bytea",
	"value" numeric(78, 0) NOT NULL,
	"fee" numeric(78, 0) NOT NULL,
	"gas_price" numeric(78, 0) NOT NULL,
	"gas_used" bigint NOT NULL,
	"gas_limit" bigint NOT NULL,
	"nonce" bigint NOT NULL,
	"type" smallint NOT NULL,
	"is_successful" boolean NOT NULL,
	"input" "bytea" NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transactions_block_number_tx_index_pk" PRIMARY KEY("block_number","tx_index"),
	CONSTRAINT "transactions_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "app"."outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lane" text NOT NULL,
	"kind" text NOT NULL,
	"operation_id" "bytea" NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"signer" "bytea",
	"nonce" bigint,
	"raw_transaction" "bytea",
	"transaction_hash" "bytea",
	"gas_price" numeric(78, 0),
	"block_number" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "outbox_operation_id_unique" UNIQUE("operation_id"),
	CONSTRAINT "outbox_signer_nonce" UNIQUE("signer","nonce")
);
--> statement-breakpoint
CREATE TABLE "app"."realtime_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."realtime_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."sign_in_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."wallets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"chain_id" integer NOT NULL,
	"wallet_type" text DEFAULT 'injected' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallets_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "app"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."used_refresh_tokens" ADD CONSTRAINT "used_refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "app"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."actions" ADD CONSTRAINT "actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "app"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "used_refresh_tokens_session_id" ON "app"."used_refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "actions_account" ON "app"."actions" USING btree ("account","occurred_at");--> statement-breakpoint
CREATE INDEX "address_stats_energy" ON "chain"."address_stats" USING btree ("energy_earned");--> statement-breakpoint
CREATE INDEX "chain_actions_account" ON "chain"."actions" USING btree ("account","block_number","log_index");--> statement-breakpoint
CREATE INDEX "logs_address" ON "chain"."logs" USING btree ("address","block_number","log_index");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "app"."outbox" USING btree ("lane","id") WHERE status <> 'done';--> statement-breakpoint
CREATE INDEX "realtime_events_channel" ON "app"."realtime_events" USING btree ("channel","id");--> statement-breakpoint
CREATE INDEX "realtime_events_created_at" ON "app"."realtime_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_nonces_expires_at" ON "app"."sign_in_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallets_user_id" ON "app"."wallets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_one_primary" ON "app"."wallets" USING btree ("user_id") WHERE is_primary;