CREATE TABLE "app"."hidden_tokens" (
	"token" "bytea" PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."token_reports" (
	"token" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "token_reports_token_user_id_pk" PRIMARY KEY("token","user_id")
);
--> statement-breakpoint
ALTER TABLE "app"."token_reports" ADD CONSTRAINT "token_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_reports_user" ON "app"."token_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "token_reports_newest" ON "app"."token_reports" USING btree ("created_at","token");