ALTER TABLE "saved_content" ADD COLUMN "platforms" jsonb DEFAULT '{"texts":{},"written":null,"copied":{}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_content" ADD COLUMN "kind" text DEFAULT 'post' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_content" ADD CONSTRAINT "saved_content_kind" CHECK ("saved_content"."kind" in ('post', 'article'));--> statement-breakpoint
-- Articles from before: they name sources, or the piece they were saved from is one.
UPDATE "saved_content" SET "kind" = 'article' WHERE (jsonb_typeof("sources") = 'array' and jsonb_array_length("sources") > 0)
  or exists (select 1 from "posts" where "posts"."user_id" = "saved_content"."user_id"
    and "posts"."piece_id" = "saved_content"."post_id" and "posts"."prompt_type" <> 'content');
