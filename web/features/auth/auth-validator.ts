import { createLazyValidator } from '#web/ui/lazy-validator.ts';

export const authForms = createLazyValidator(() => import('#contract/auth-forms.ts'));
