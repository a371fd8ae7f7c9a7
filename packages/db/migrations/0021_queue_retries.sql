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
DROP INDEX "app"."partner_actions_due";--> statement-breakpoint
ALTER TABLE "app"."contract_verifications" ADD COLUMN "interruptions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."contract_verifications" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."conversion_permits" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."conversion_permits" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."conversion_permits" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "chain"."pending_balances" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."pending_balances" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."pending_balances" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "chain"."pending_rarities" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chain"."pending_rarities" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "chain_event_retries_due" ON "app"."chain_event_retries" USING btree ("cursor","next_attempt_at");--> statement-breakpoint
CREATE INDEX "partner_actions_due" ON "app"."partner_actions" USING btree ("partner_id","next_attempt_at") WHERE next_attempt_at is not null;