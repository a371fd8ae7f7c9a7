CREATE TABLE "app"."pot_days" (
	"day" date PRIMARY KEY NOT NULL,
	"accounts" integer NOT NULL,
	"share_milli" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."pot_shares" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"accrued_milli" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."suspended_wallets" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."suspensions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."used_mailboxes" (
	"mailbox_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."conversion_permits" ADD COLUMN "pot_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."presale_purchases" ADD COLUMN "wide_network" text;--> statement-breakpoint
ALTER TABLE "app"."pot_shares" ADD CONSTRAINT "pot_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."suspended_wallets" ADD CONSTRAINT "suspended_wallets_user_id_suspensions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."suspensions"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."used_mailboxes" ADD CONSTRAINT "used_mailboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suspended_wallets_user" ON "app"."suspended_wallets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suspensions_created" ON "app"."suspensions" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "used_mailboxes_user" ON "app"."used_mailboxes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presale_purchases_unpaid_wide" ON "app"."presale_purchases" USING btree ("wide_network","created_at") WHERE status in ('quoted', 'pending') and wide_network is not null;