CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"admin_until" timestamp with time zone,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reset_token_hash" text,
	"reset_token_expires_at" timestamp with time zone,
	"access_token" text,
	"refresh_token" text,
	"token_expires_at" timestamp with time zone,
	CONSTRAINT "users_username_form" CHECK ("users"."username" ~ '^[A-Za-z0-9._-]{1,50}$'),
	CONSTRAINT "users_email_length" CHECK (char_length("users"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prompts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"topic" text NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"use_attom_scraping" boolean DEFAULT false NOT NULL,
	"titles" text[] DEFAULT '{}'::text[] NOT NULL,
	"questions" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prompts_identifier_unique" UNIQUE("identifier"),
	CONSTRAINT "prompts_identifier_form" CHECK ("prompts"."identifier" ~ '^[a-z0-9_-]{3,50}$'),
	CONSTRAINT "prompts_topic_given" CHECK ("prompts"."topic" <> '')
);
--> statement-breakpoint
CREATE TABLE "site_assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"data" "bytea" NOT NULL,
	"mime_type" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_assets_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"width" integer,
	"height" integer,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"type" text DEFAULT 'design' NOT NULL,
	"content_template" text,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_size" CHECK ("templates"."width" > 0 and "templates"."height" > 0),
	CONSTRAINT "templates_content_given" CHECK ("templates"."type" <> 'content' or coalesce("templates"."content_template", '') <> '')
);
--> statement-breakpoint
CREATE TABLE "trusted_websites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trusted_websites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"domain" text NOT NULL,
	"description" text,
	"state" text,
	"category" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "trusted_websites_state" CHECK ("trusted_websites"."state" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "universal_prompt_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "universal_prompt_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"universal_prompt_id" integer NOT NULL,
	"version" integer NOT NULL,
	"prompt_template" text NOT NULL,
	"description" text,
	"saved_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "universal_prompts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "universal_prompts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prompt_template" text NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"prompt_type" text DEFAULT 'content' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "universal_prompts_type" CHECK ("universal_prompts"."prompt_type" in ('content', 'blog')),
	CONSTRAINT "universal_prompts_given" CHECK ("universal_prompts"."prompt_template" <> '')
);
--> statement-breakpoint
CREATE TABLE "used_titles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"prompt_id" integer NOT NULL,
	"title" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"prompt" text DEFAULT '' NOT NULL,
	"style" text DEFAULT '' NOT NULL,
	"provider" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "background_assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "background_assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "background_assets_size" CHECK ("background_assets"."width" > 0 and "background_assets"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_key_form" CHECK ("files"."key" ~ '^[A-Za-z0-9_-]{20,}$'),
	CONSTRAINT "files_size" CHECK ("files"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "generated_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "generated_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"template_id" integer,
	"image_url" text NOT NULL,
	"text" text NOT NULL,
	"text_position" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"font_size" integer NOT NULL,
	"font_color" text NOT NULL,
	"background_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generated_images_text_given" CHECK ("generated_images"."text" <> ''),
	CONSTRAINT "generated_images_font_size" CHECK ("generated_images"."font_size" >= 1)
);
--> statement-breakpoint
CREATE TABLE "personalized_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "personalized_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"content_id" integer,
	"headshot_key" text,
	"logo_key" text,
	"ai_image_id" integer,
	"composite_key" text NOT NULL,
	"prompt" text DEFAULT '' NOT NULL,
	"style" text DEFAULT '' NOT NULL,
	"composition" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_assets_type" CHECK ("user_assets"."type" in ('headshot', 'logo'))
);
--> statement-breakpoint
CREATE TABLE "answer_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_answer_id" integer NOT NULL,
	"tag" varchar(50) NOT NULL,
	"relevance_score" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_tags_given" CHECK ("answer_tags"."tag" <> '')
);
--> statement-breakpoint
CREATE TABLE "user_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_answers_question_given" CHECK ("user_answers"."question" <> ''),
	CONSTRAINT "user_answers_answer_given" CHECK ("user_answers"."answer" <> '')
);
--> statement-breakpoint
CREATE TABLE "counties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"fips" text NOT NULL,
	"state_id" integer NOT NULL,
	CONSTRAINT "counties_fips_unique" UNIQUE("fips")
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"abbreviation" text NOT NULL,
	CONSTRAINT "states_name_unique" UNIQUE("name"),
	CONSTRAINT "states_abbreviation_unique" UNIQUE("abbreviation")
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "designs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"design_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"export_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"json" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"location" text NOT NULL,
	"posts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_content" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"hashtags" text[] DEFAULT '{}'::text[] NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_urls" text[] DEFAULT '{}'::text[] NOT NULL,
	"content_tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"image_prompt" text,
	"topic" text DEFAULT 'General' NOT NULL,
	"location" text DEFAULT 'Unknown' NOT NULL,
	"state" text DEFAULT 'NA' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "saved_content_title_given" CHECK ("saved_content"."title" <> ''),
	CONSTRAINT "saved_content_content_given" CHECK ("saved_content"."content" <> ''),
	CONSTRAINT "saved_content_topic_given" CHECK ("saved_content"."topic" <> ''),
	CONSTRAINT "saved_content_location_given" CHECK ("saved_content"."location" <> ''),
	CONSTRAINT "saved_content_state_length" CHECK (char_length("saved_content"."state") >= 2),
	CONSTRAINT "saved_content_tags" CHECK (cardinality("saved_content"."content_tags") = 0 or cardinality("saved_content"."content_tags") >= 3)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"response" jsonb,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "universal_prompt_versions" ADD CONSTRAINT "universal_prompt_versions_universal_prompt_id_universal_prompts_id_fk" FOREIGN KEY ("universal_prompt_id") REFERENCES "public"."universal_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "universal_prompt_versions" ADD CONSTRAINT "universal_prompt_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_titles" ADD CONSTRAINT "used_titles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_titles" ADD CONSTRAINT "used_titles_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_images" ADD CONSTRAINT "ai_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_images" ADD CONSTRAINT "ai_images_file_key_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_images" ADD CONSTRAINT "generated_images_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personalized_images" ADD CONSTRAINT "personalized_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personalized_images" ADD CONSTRAINT "personalized_images_content_id_saved_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."saved_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personalized_images" ADD CONSTRAINT "personalized_images_headshot_key_files_key_fk" FOREIGN KEY ("headshot_key") REFERENCES "public"."files"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personalized_images" ADD CONSTRAINT "personalized_images_logo_key_files_key_fk" FOREIGN KEY ("logo_key") REFERENCES "public"."files"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personalized_images" ADD CONSTRAINT "personalized_images_ai_image_id_ai_images_id_fk" FOREIGN KEY ("ai_image_id") REFERENCES "public"."ai_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personalized_images" ADD CONSTRAINT "personalized_images_composite_key_files_key_fk" FOREIGN KEY ("composite_key") REFERENCES "public"."files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_assets" ADD CONSTRAINT "user_assets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_assets" ADD CONSTRAINT "user_assets_file_key_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_tags" ADD CONSTRAINT "answer_tags_user_answer_id_user_answers_id_fk" FOREIGN KEY ("user_answer_id") REFERENCES "public"."user_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_answers" ADD CONSTRAINT "user_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counties" ADD CONSTRAINT "counties_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_content" ADD CONSTRAINT "saved_content_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username" collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email" collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_reset_token_unique" ON "users" USING btree ("reset_token_hash");--> statement-breakpoint
CREATE INDEX "prompts_active_index" ON "prompts" USING btree ("is_active","topic");--> statement-breakpoint
CREATE INDEX "templates_type_index" ON "templates" USING btree ("type","is_active");--> statement-breakpoint
CREATE UNIQUE INDEX "trusted_websites_domain_unique" ON "trusted_websites" USING btree (lower("domain" collate "C"));--> statement-breakpoint
CREATE INDEX "trusted_websites_state_index" ON "trusted_websites" USING btree ("state","category");--> statement-breakpoint
CREATE UNIQUE INDEX "universal_prompt_versions_unique" ON "universal_prompt_versions" USING btree ("universal_prompt_id","version");--> statement-breakpoint
CREATE INDEX "universal_prompt_versions_saved_by_index" ON "universal_prompt_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "universal_prompts_one_active" ON "universal_prompts" USING btree ("prompt_type") WHERE "universal_prompts"."is_active";--> statement-breakpoint
CREATE INDEX "used_titles_owner_index" ON "used_titles" USING btree ("user_id","prompt_id");--> statement-breakpoint
CREATE INDEX "used_titles_prompt_index" ON "used_titles" USING btree ("prompt_id");--> statement-breakpoint
CREATE INDEX "ai_images_owner_index" ON "ai_images" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_images_file_index" ON "ai_images" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "background_assets_keywords_index" ON "background_assets" USING gin ("keywords");--> statement-breakpoint
CREATE INDEX "files_owner_index" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generated_images_template_index" ON "generated_images" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "personalized_images_owner_index" ON "personalized_images" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "personalized_images_content_index" ON "personalized_images" USING btree ("content_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "personalized_images_ai_image_index" ON "personalized_images" USING btree ("ai_image_id");--> statement-breakpoint
CREATE INDEX "personalized_images_composite_index" ON "personalized_images" USING btree ("composite_key");--> statement-breakpoint
CREATE INDEX "personalized_images_headshot_index" ON "personalized_images" USING btree ("headshot_key");--> statement-breakpoint
CREATE INDEX "personalized_images_logo_index" ON "personalized_images" USING btree ("logo_key");--> statement-breakpoint
CREATE INDEX "user_assets_owner_index" ON "user_assets" USING btree ("user_id","type","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_assets_file_index" ON "user_assets" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_tags_unique" ON "answer_tags" USING btree ("user_answer_id","tag");--> statement-breakpoint
CREATE INDEX "answer_tags_tag_index" ON "answer_tags" USING btree ("tag");--> statement-breakpoint
CREATE INDEX "user_answers_owner_index" ON "user_answers" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "counties_state_index" ON "counties" USING btree ("state_id");--> statement-breakpoint
CREATE UNIQUE INDEX "counties_name_unique" ON "counties" USING btree ("state_id","name");--> statement-breakpoint
CREATE INDEX "designs_post_index" ON "designs" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_owner_kind_unique" ON "drafts" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "posts_owner_index" ON "posts" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_content_owner_index" ON "saved_content" USING btree ("user_id","created_at" DESC NULLS LAST) WHERE "saved_content"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "saved_content_deleted_index" ON "saved_content" USING btree ("deleted_at") WHERE "saved_content"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limits_expire_index" ON "limits" USING btree ("expire");