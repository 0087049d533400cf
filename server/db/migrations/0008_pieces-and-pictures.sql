ALTER TABLE "users" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_token_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_token_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ai_images" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "ai_images" ADD COLUMN "content_id" integer;--> statement-breakpoint
ALTER TABLE "personalized_images" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "user_answers" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', question), 'A') || setweight(to_tsvector('english', answer), 'B')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "version" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_content" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "ai_images" ADD CONSTRAINT "ai_images_content_id_saved_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."saved_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_token_unique" ON "users" USING btree ("email_token_hash");--> statement-breakpoint
CREATE INDEX "ai_images_post_index" ON "ai_images" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "ai_images_content_index" ON "ai_images" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "personalized_images_post_index" ON "personalized_images" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "saved_content_post_index" ON "saved_content" USING btree ("user_id","post_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_new_email_length" CHECK (char_length("users"."new_email") between 3 and 254);