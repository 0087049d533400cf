CREATE TABLE "cleared_content" (
	"user_id" integer NOT NULL,
	"surface" text NOT NULL,
	"up_to" integer NOT NULL,
	CONSTRAINT "cleared_content_user_id_surface_pk" PRIMARY KEY("user_id","surface")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"user_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"prompt_type" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"fingerprint" text NOT NULL,
	"stop_asked" text,
	"piece_id" text,
	"error" jsonb,
	"stopped_text" jsonb,
	"alive_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generations_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "generations_status" CHECK ("generations"."status" in ('running', 'done', 'failed', 'stopped'))
);
--> statement-breakpoint
DROP INDEX "posts_piece_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_token_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_token_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ai_images" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "ai_images" ADD COLUMN "content_id" integer;--> statement-breakpoint
ALTER TABLE "personalized_images" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "user_answers" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', question), 'A') || setweight(to_tsvector('english', answer), 'B')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "version" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "prompt_type" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
UPDATE "posts" SET "prompt_type" = 'blog' WHERE "posts" -> 0 ? 'sources';--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "topic_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "piece_id" text GENERATED ALWAYS AS (posts -> 0 ->> 'id') STORED;--> statement-breakpoint
ALTER TABLE "saved_content" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "cleared_content" ADD CONSTRAINT "cleared_content_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_owner_index" ON "generations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generations_created_index" ON "generations" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "ai_images" ADD CONSTRAINT "ai_images_content_id_saved_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."saved_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_token_unique" ON "users" USING btree ("email_token_hash");--> statement-breakpoint
CREATE INDEX "ai_images_post_index" ON "ai_images" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "ai_images_content_index" ON "ai_images" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "personalized_images_post_index" ON "personalized_images" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "saved_content_post_index" ON "saved_content" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "posts_piece_index" ON "posts" USING btree ("user_id","piece_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_new_email_length" CHECK (char_length("users"."new_email") between 3 and 254);