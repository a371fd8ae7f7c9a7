CREATE TABLE "app"."referral_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_codes_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "app"."referrals" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "app"."referrals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"referee_wallet" "bytea" PRIMARY KEY NOT NULL,
	"referee_user_id" uuid NOT NULL,
	"referrer_user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"action_id" "bytea",
	CONSTRAINT "referrals_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "app"."referral_codes" ADD CONSTRAINT "referral_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."referrals" ADD CONSTRAINT "referrals_referee_user_id_users_id_fk" FOREIGN KEY ("referee_user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."referrals" ADD CONSTRAINT "referrals_referrer_user_id_users_id_fk" FOREIGN KEY ("referrer_user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "app"."referrals" USING btree ("referrer_user_id","id");--> statement-breakpoint
CREATE INDEX "referrals_referee_user" ON "app"."referrals" USING btree ("referee_user_id");--> statement-breakpoint
CREATE INDEX "referrals_network" ON "app"."referrals" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "referrals_waiting" ON "app"."referrals" USING btree ("id") WHERE action_id is null;