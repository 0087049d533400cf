ALTER TABLE "ai_images" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "ai_images" ADD COLUMN "content_id" integer;--> statement-breakpoint
ALTER TABLE "personalized_images" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "saved_content" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "ai_images" ADD CONSTRAINT "ai_images_content_id_saved_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."saved_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_images_post_index" ON "ai_images" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "ai_images_content_index" ON "ai_images" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "personalized_images_post_index" ON "personalized_images" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "saved_content_post_index" ON "saved_content" USING btree ("user_id","post_id");