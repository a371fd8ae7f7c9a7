CREATE TABLE "app"."recoveries" (
	"id" text PRIMARY KEY NOT NULL,
	"account" "bytea" NOT NULL,
	"x" "bytea" NOT NULL,
	"y" "bytea" NOT NULL,
	"credential_id" "bytea" NOT NULL,
	"guardians" jsonb NOT NULL,
	"nonce" numeric(78, 0) NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"created_block" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"email_requested_at" timestamp with time zone,
	"email_token_hash" "bytea",
	"email_confirmed_at" timestamp with time zone,
	"start_operation_id" "bytea",
	"complete_operation_id" "bytea"
);
--> statement-breakpoint
CREATE TABLE "app"."recovery_signatures" (
	"recovery_id" text NOT NULL,
	"index" integer NOT NULL,
	"signature" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_signatures_recovery_id_index_pk" PRIMARY KEY("recovery_id","index")
);
--> statement-breakpoint
ALTER TABLE "app"."recovery_signatures" ADD CONSTRAINT "recovery_signatures_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "app"."recoveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recoveries_account" ON "app"."recoveries" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "recoveries_open" ON "app"."recoveries" USING btree ("deadline") WHERE start_operation_id is null;