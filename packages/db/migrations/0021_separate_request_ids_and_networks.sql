CREATE TABLE "app"."waiting_awards" (
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_awards_block_number_log_index_pk" PRIMARY KEY("block_number","log_index")
);
--> statement-breakpoint
ALTER TABLE "app"."actions" DROP CONSTRAINT "actions_request";--> statement-breakpoint
DROP INDEX "app"."welcome_bonuses_waiting";--> statement-breakpoint
DROP INDEX "app"."referrals_waiting";--> statement-breakpoint
ALTER TABLE "app"."contact_messages" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."contract_verifications" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."demo_sessions" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."actions" ADD COLUMN "request_origin" text DEFAULT 'client' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."faucet_drips" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."welcome_bonuses" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."welcome_bonuses" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."welcome_bonuses" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."referrals" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."referrals" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."referrals" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "waiting_awards_next" ON "app"."waiting_awards" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "contact_messages_wide_network" ON "app"."contact_messages" USING btree ("wide_network","created_at");--> statement-breakpoint
CREATE INDEX "demo_sessions_wide_network" ON "app"."demo_sessions" USING btree ("wide_network","created_at");--> statement-breakpoint
CREATE INDEX "faucet_drips_wide_network" ON "app"."faucet_drips" USING btree ("wide_network","created_at");--> statement-breakpoint
CREATE INDEX "welcome_bonuses_wide_network" ON "app"."welcome_bonuses" USING btree ("wide_network","granted_at");--> statement-breakpoint
CREATE INDEX "referrals_wide_network" ON "app"."referrals" USING btree ("wide_network","created_at");--> statement-breakpoint
CREATE INDEX "welcome_bonuses_waiting" ON "app"."welcome_bonuses" USING btree ("next_attempt_at","requested_at") WHERE granted_at is null;--> statement-breakpoint
CREATE INDEX "referrals_waiting" ON "app"."referrals" USING btree ("next_attempt_at","id") WHERE action_id is null;--> statement-breakpoint
ALTER TABLE "app"."actions" ADD CONSTRAINT "actions_request" UNIQUE("user_id","request_origin","request_id");