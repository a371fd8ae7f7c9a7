CREATE TABLE "app"."list_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"lists" text[] NOT NULL,
	"address" text,
	"language" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."newsletter" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"user_id" uuid,
	"confirmed_at" timestamp with time zone,
	"rewarded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."whitelist" (
	"address" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_by" text NOT NULL,
	"added_by_user" uuid
);
--> statement-breakpoint
CREATE TABLE "app"."whitelist_signups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email" text NOT NULL,
	"address" text,
	"language" text NOT NULL,
	"user_id" uuid,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "whitelist_signups_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "app"."mail_outbox" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "app"."list_links" ADD CONSTRAINT "list_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."newsletter" ADD CONSTRAINT "newsletter_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."whitelist" ADD CONSTRAINT "whitelist_added_by_user_users_id_fk" FOREIGN KEY ("added_by_user") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."whitelist_signups" ADD CONSTRAINT "whitelist_signups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_links_expires_at" ON "app"."list_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "newsletter_unconfirmed" ON "app"."newsletter" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "whitelist_signups_address" ON "app"."whitelist_signups" USING btree ("address");--> statement-breakpoint
CREATE INDEX "whitelist_signups_unconfirmed" ON "app"."whitelist_signups" USING btree ("created_at") WHERE confirmed_at is null;