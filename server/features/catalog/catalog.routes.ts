import type { App } from '#server/http/serve.ts';
import { contentTemplatesRoutes } from './content-templates.routes.ts';
import { siteAssetsRoutes } from './site-assets.routes.ts';
import { topicsRoutes } from './topics.routes.ts';
import { trustedWebsitesRoutes } from './trusted-websites.routes.ts';
import { universalPromptRoutes } from './universal-prompt.routes.ts';

export function catalogRoutes(app: App): void {
  topicsRoutes(app);
  universalPromptRoutes(app);
  contentTemplatesRoutes(app);
  trustedWebsitesRoutes(app);
  siteAssetsRoutes(app);
}
