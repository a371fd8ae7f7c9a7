CREATE TABLE "app"."audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"is_allowed" boolean NOT NULL,
	"network" text NOT NULL,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "app"."catalogue_changes" (
	"action_key" text PRIMARY KEY NOT NULL,
	"operation_id" "bytea" NOT NULL,
	"wanted" jsonb NOT NULL,
	"barrier" bigint,
	"enqueued_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_changes_operation_id_unique" UNIQUE("operation_id")
);
--> statement-breakpoint
CREATE TABLE "app"."chain_cursors" (
	"name" text PRIMARY KEY NOT NULL,
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."conversion_permits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account" "bytea" NOT NULL,
	"points" integer NOT NULL,
	"nonce" bigint NOT NULL,
	"deadline" bigint NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"signature" "bytea",
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."demo_sessions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" "bytea" NOT NULL,
	"demo_type" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "demo_sessions_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "app"."notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."partner_action_keys" (
	"action_key" text PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"daily_budget" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."partner_actions" (
	"action_id" "bytea" PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"action_key" text NOT NULL,
	"points" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"day" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "partner_actions_request" UNIQUE("partner_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "app"."partner_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"hint" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "partner_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "app"."partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"webhook_url" text,
	"webhook_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "app"."purchase_rewards" (
	"purchase_ref" text PRIMARY KEY NOT NULL,
	"buyer_user_id" uuid NOT NULL,
	"buyer" "bytea" NOT NULL,
	"usdt_units" numeric(78, 0) NOT NULL,
	"buyer_action_id" "bytea",
	"referrer_user_id" uuid,
	"referrer_action_id" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."trade_pairs" (
	"low" "bytea" NOT NULL,
	"high" "bytea" NOT NULL,
	CONSTRAINT "trade_pairs_low_high_pk" PRIMARY KEY("low","high")
);
--> statement-breakpoint
ALTER TABLE "app"."audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."conversion_permits" ADD CONSTRAINT "conversion_permits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."demo_sessions" ADD CONSTRAINT "demo_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."partner_action_keys" ADD CONSTRAINT "partner_action_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "app"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."partner_actions" ADD CONSTRAINT "partner_actions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "app"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."partner_keys" ADD CONSTRAINT "partner_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "app"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."purchase_rewards" ADD CONSTRAINT "purchase_rewards_buyer_user_id_users_id_fk" FOREIGN KEY ("buyer_user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."purchase_rewards" ADD CONSTRAINT "purchase_rewards_referrer_user_id_users_id_fk" FOREIGN KEY ("referrer_user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "app"."audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "conversion_permits_user" ON "app"."conversion_permits" USING btree ("user_id","deadline");--> statement-breakpoint
CREATE INDEX "conversion_permits_queued" ON "app"."conversion_permits" USING btree ("created_at") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "demo_sessions_expires_at" ON "app"."demo_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "demo_sessions_network" ON "app"."demo_sessions" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "app"."notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "app"."notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "partner_actions_day" ON "app"."partner_actions" USING btree ("action_key","day");--> statement-breakpoint
CREATE INDEX "partner_actions_due" ON "app"."partner_actions" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "partner_keys_partner" ON "app"."partner_keys" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "purchase_rewards_buyer" ON "app"."purchase_rewards" USING btree ("buyer","created_at");--> statement-breakpoint
CREATE INDEX "purchase_rewards_referrer" ON "app"."purchase_rewards" USING btree ("referrer_user_id","created_at");