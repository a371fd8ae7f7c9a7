CREATE TABLE "app"."passkeys" (
	"credential_id" "bytea" PRIMARY KEY NOT NULL,
	"x" "bytea" NOT NULL,
	"y" "bytea" NOT NULL,
	"address" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "passkeys_address" ON "app"."passkeys" USING btree ("address");