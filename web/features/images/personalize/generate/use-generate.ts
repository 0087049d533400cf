import { useState } from 'react';
import { generateAiImage } from '#contract/calls/images.ts';
import { defaultImageStyle } from '#contract/constants.ts';
import type { AiImage } from '#contract/images.ts';
import { isSignedOut, messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { type PictureSubject, pieceOf } from '#web/features/images/personalize/picture-subject.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

const loginNeeded = 'You must be logged in to generate images';

/** Has a picture drawn for a text. One that arrives after the dialog was closed is not lost. */
export function useGenerate(subject: PictureSubject, onGenerated: (image: AiImage) => void) {
  const { user } = useCurrentUser();
  const showToast = useShowToast();
  const showFailure = (description: string) =>
    void showToast({ tone: 'error', title: 'Generation failed', description });
  const [refusal, setRefusal] = useState<string>();
  const generating = useCall(generateAiImage, {
    onSuccess(image) {
      showToast({
        title: 'Image Generated',
        description: 'AI image has been successfully generated.',
      });
      onGenerated(image);
    },
    onError: (error) => showFailure(errorText(error)),
  });

  return {
    isGenerating: generating.isPending,
    startedAt: generating.submittedAt,
    generateError: refusal ?? (generating.error ? errorText(generating.error) : undefined),
    generate(style: string, seed?: number) {
      setRefusal(user ? undefined : loginNeeded);
      if (!user) return showFailure(loginNeeded);
      return generating.mutate({
        body: {
          userId: user.id,
          content: subject.content,
          ...sketchBody(subject, style),
          ...pieceOf(subject),
          seed,
        },
      });
    },
  };
}

/** What a picture is drawn from, as the server is told. */
export const sketchBody = (
  { title, imagePrompt, topic, location, state }: PictureSubject,
  style: string,
) => ({
  title,
  style: style.trim() || defaultImageStyle,
  prompt: imagePrompt ?? null,
  topic,
  location,
  state,
});

export type SketchBody = ReturnType<typeof sketchBody>;

const errorText = (error: Error) =>
  isSignedOut(error)
    ? loginNeeded
    : messageFor(error, 'We couldn’t generate the image. Please try again.');
