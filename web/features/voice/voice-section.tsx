import { useQuery } from '@tanstack/react-query';
import { messageFor } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { VoiceForm, voiceQuery } from './voice-form.tsx';

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
