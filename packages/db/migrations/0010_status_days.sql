CREATE TABLE "app"."status_days" (
	"service" text NOT NULL,
	"day" date NOT NULL,
	"checks" integer NOT NULL,
	"answered" integer NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "status_days_service_day_pk" PRIMARY KEY("service","day")
);
