DROP INDEX "files_owner_index";--> statement-breakpoint
DROP INDEX "idempotency_keys_owner_index";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "bytes" integer GENERATED ALWAYS AS (octet_length(posts::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_content" ADD COLUMN "preview" text;--> statement-breakpoint
ALTER TABLE "saved_content" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_content" ADD COLUMN "content_picture" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "address_hash" text;--> statement-breakpoint
CREATE INDEX "posts_bytes_index" ON "posts" USING btree ("user_id","id" DESC NULLS LAST,"bytes");--> statement-breakpoint
CREATE INDEX "posts_piece_index" ON "posts" USING btree ("user_id",("posts" -> 0 ->> 'id'));--> statement-breakpoint
CREATE INDEX "saved_content_user_index" ON "saved_content" USING btree ("user_id","deleted_at");--> statement-breakpoint
CREATE INDEX "saved_content_unread_index" ON "saved_content" USING btree ("id") WHERE "saved_content"."preview" is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_address_index" ON "idempotency_keys" USING btree ("address_hash","created_at" DESC NULLS LAST) WHERE "idempotency_keys"."address_hash" is not null;--> statement-breakpoint
CREATE INDEX "files_owner_index" ON "files" USING btree ("user_id","size");--> statement-breakpoint
CREATE INDEX "idempotency_keys_owner_index" ON "idempotency_keys" USING btree ("user_id","created_at" DESC NULLS LAST);