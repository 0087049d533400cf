import { createLazyValidator } from '#web/ui/lazy-validator.ts';

export const accountForms = createLazyValidator(() => import('#contract/account-forms.ts'));
