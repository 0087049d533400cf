ALTER TABLE "users" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_token_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_token_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_answers" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', question), 'A') || setweight(to_tsvector('english', answer), 'B')) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_token_unique" ON "users" USING btree ("email_token_hash");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_new_email_length" CHECK (char_length("users"."new_email") between 3 and 254);