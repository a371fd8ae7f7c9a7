CREATE TABLE "chain"."contracts" (
	"name" text PRIMARY KEY NOT NULL,
	"address" "bytea" NOT NULL,
	"deployed_at_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."faucet_drips" (
	"operation_id" "bytea" PRIMARY KEY NOT NULL,
	"address" "bytea" NOT NULL,
	"user_id" uuid,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."solved_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."welcome_bonuses" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"granted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "app"."faucet_drips" ADD CONSTRAINT "faucet_drips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."welcome_bonuses" ADD CONSTRAINT "welcome_bonuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faucet_drips_address" ON "app"."faucet_drips" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "faucet_drips_network" ON "app"."faucet_drips" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "faucet_drips_created_at" ON "app"."faucet_drips" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "solved_challenges_expires_at" ON "app"."solved_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "welcome_bonuses_network" ON "app"."welcome_bonuses" USING btree ("network","granted_at");--> statement-breakpoint
CREATE INDEX "welcome_bonuses_granted_at" ON "app"."welcome_bonuses" USING btree ("granted_at");--> statement-breakpoint
CREATE INDEX "welcome_bonuses_waiting" ON "app"."welcome_bonuses" USING btree ("requested_at") WHERE granted_at is null;