import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormError } from '#web/ui/form-error.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { type AnswerSearch, searchQuery } from './learner-queries.ts';
import { answerFailureToast, answerLoginToast, failureText, foundToast } from './learner-toasts.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { useSignedOut } from './use-signed-out.ts';

/** Finds what fits a topic and a place. The last finding stays until the next one is there. */
export function SearchPanel() {
  const client = useQueryClient();
  const showToast = useShowToast();
  const isSignedOut = useSignedOut();
  const [shown, setShown] = useState<AnswerSearch>();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState('');
  const { data } = useQuery({
    ...searchQuery(shown ?? { topic: '', context: '' }),
    enabled: shown !== undefined,
  });

  const handleSearch = async (search: AnswerSearch) => {
    setProblem('');
    if (isSignedOut) return void showToast(answerLoginToast('find'));
    setIsPending(true);
    try {
      const { answers } = await client.fetchQuery({ ...searchQuery(search), staleTime: 0 });
      setShown(search);
      showToast(foundToast(answers.length));
    } catch (error) {
      setProblem(failureText('find', error as Error));
      showToast(answerFailureToast('find', error as Error));
    }
    setIsPending(false);
  };

  return (
    <>
      <SearchForm isPending={isPending} onSearch={handleSearch} />
      <FormError>{problem}</FormError>
      {shown && data && <SearchResults search={shown} answers={data.answers} />}
    </>
  );
}
