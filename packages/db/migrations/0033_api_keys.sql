CREATE TABLE "app"."api_key_use" (
	"key_id" uuid NOT NULL,
	"day" date NOT NULL,
	"api" text NOT NULL,
	"requests" bigint NOT NULL,
	"refused" bigint NOT NULL,
	CONSTRAINT "api_key_use_key_id_day_api_pk" PRIMARY KEY("key_id","day","api")
);
--> statement-breakpoint
CREATE TABLE "app"."api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "app"."api_key_use" ADD CONSTRAINT "api_key_use_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "app"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_use_day" ON "app"."api_key_use" USING btree ("day");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "app"."api_keys" USING btree ("user_id","created_at");