import { answerJobs } from '#server/testing/child.ts';
import { startFakeProvider } from '#server/testing/fake-provider/fake-provider.ts';

/** The fake provider in a process of its own: takes a standing behaviour, answers with its address. */

const provider = await startFakeProvider();

answerJobs<Parameters<typeof provider.always>[0], string>(async (behaviour) => {
  provider.always(behaviour);
  return provider.address;
});
