import { useQuery } from '@tanstack/react-query';
import { getVoice } from '#contract/calls/voice.ts';
import { messageFor } from '#web/api/api-error.ts';
import { queryOf } from '#web/api/query.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { VoiceForm } from './voice-form.tsx';

export const voiceQuery = queryOf(getVoice, {});

export function VoiceSection() {
  const voice = useQuery(voiceQuery);
  if (voice.data) return <VoiceForm profile={voice.data} />;
  if (voice.isPending) return <LoadingArea height={640} />;
  return (
    <LoadFailure onRetry={() => voice.refetch()}>
      {messageFor(voice.error, 'We couldn’t load how you sound.')}
    </LoadFailure>
  );
}
