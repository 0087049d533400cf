import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getSiteAsset = endpoint({
  method: 'GET',
  path: '/api/site-assets/{name}',
  access: 'anyone',
  summary: 'A picture of the site itself: logo or gbp_icon.',
  params: z.object({ name: z.string().min(1).max(100) }),
  kind: 'download',
  produces: 'image/*',
});
