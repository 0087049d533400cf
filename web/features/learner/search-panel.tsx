import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormError } from '#web/ui/form-error.tsx';
import { relevantTo, type Search } from './learner-queries.ts';
import { failureText, tellFailure, tellFound, tellLoginNeeded } from './learner-toasts.ts';
import { SearchForm } from './search-form.tsx';
import { RelevantAnswers } from './search-results.tsx';
import { useSignedOut } from './use-signed-out.ts';

/** Finds what fits a topic and a place. The last finding stays until the next one is there. */
export function SearchPanel() {
  const client = useQueryClient();
  const isSignedOut = useSignedOut();
  const [shown, setShown] = useState<Search>();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState('');
  const { data } = useQuery({
    ...relevantTo(shown ?? { topic: '', context: '' }),
    enabled: shown !== undefined,
  });

  const handleSearch = async (search: Search) => {
    setProblem('');
    if (isSignedOut) return tellLoginNeeded('find');
    setIsPending(true);
    try {
      const { answers } = await client.fetchQuery({ ...relevantTo(search), staleTime: 0 });
      setShown(search);
      tellFound(answers.length);
    } catch (error) {
      setProblem(failureText('find', error as Error));
      tellFailure('find', error as Error);
    }
    setIsPending(false);
  };

  return (
    <>
      <SearchForm isPending={isPending} onSearch={handleSearch} />
      <FormError>{problem}</FormError>
      {shown && data && <RelevantAnswers search={shown} answers={data.answers} />}
    </>
  );
}
