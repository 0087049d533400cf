import { IconCalendar } from '@tabler/icons-react';
import { NeedsYouList } from '#web/features/plan/needs-you-list.tsx';
import { PlanDialogWindow } from '#web/features/plan/plan-dialogs.tsx';
import { usePlanDialogs } from '#web/features/plan/use-plan-dialogs.ts';
import { paths } from '#web/paths.ts';
import { HeaderAction } from '#web/ui/header-action.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function NeedsYouPage() {
  const dialogs = usePlanDialogs();
  return (
    <>
      <PageHeader title="Needs you">
        <HeaderAction icon={<IconCalendar size={18} aria-hidden />} to={paths.plan}>
          Plan
        </HeaderAction>
      </PageHeader>
      <NeedsYouList dialogs={dialogs} />
      <PlanDialogWindow {...dialogs} />
    </>
  );
}
