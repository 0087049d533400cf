import { IconCalendarShare, IconPlus, IconSparkles, IconTableExport } from '@tabler/icons-react';
import { PlanBoard } from '#web/features/plan/plan-board.tsx';
import { PlanDialogWindow } from '#web/features/plan/plan-dialogs.tsx';
import { useNeedsYouCount } from '#web/features/plan/use-needs-you-count.ts';
import { usePlanDialogs } from '#web/features/plan/use-plan-dialogs.ts';
import { HeaderAction } from '#web/ui/header-action.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function PlanPage() {
  const dialogs = usePlanDialogs();
  const needsYou = useNeedsYouCount(true);
  return (
    <>
      <PageHeader title="Plan">
        <HeaderAction
          icon={<IconCalendarShare size={18} aria-hidden />}
          onClick={() => dialogs.open({ kind: 'calendar' })}
        >
          Your calendar
        </HeaderAction>
        <HeaderAction
          icon={<IconTableExport size={18} aria-hidden />}
          onClick={() => dialogs.open({ kind: 'csv' })}
        >
          Export
        </HeaderAction>
        <HeaderAction
          icon={<IconSparkles size={18} aria-hidden />}
          onClick={() => dialogs.open({ kind: 'week' })}
        >
          Fill my week
        </HeaderAction>
        <HeaderAction
          icon={<IconPlus size={18} aria-hidden />}
          onClick={() => dialogs.open({ kind: 'plan' })}
        >
          Plan a piece
        </HeaderAction>
      </PageHeader>
      <PlanBoard needsYou={needsYou} dialogs={dialogs} />
      <PlanDialogWindow {...dialogs} />
    </>
  );
}
