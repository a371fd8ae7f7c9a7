CREATE TABLE "app"."metadata_usage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" integer NOT NULL,
	"documents" integer NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."metadata_usage" ADD CONSTRAINT "metadata_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;