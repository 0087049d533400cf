CREATE TABLE "ai_token_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer,
	"day" date NOT NULL,
	"tokens" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_tokens_by_day" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_tokens_by_user" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_tokens_by_user_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "ai_token_reservations" ADD CONSTRAINT "ai_token_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_tokens_by_user" ADD CONSTRAINT "ai_tokens_by_user_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_token_reservations_user_index" ON "ai_token_reservations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ai_token_reservations_expiry_index" ON "ai_token_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ai_tokens_by_user_day_index" ON "ai_tokens_by_user" USING btree ("day");