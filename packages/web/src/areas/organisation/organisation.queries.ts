import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../platform/i18n.ts'

/** Everything the area has read stands below this key: units, departments, bases and majors name one another. */
const KEY = 'organisation'

/** The key of something read in the reader's language. */
export const useKey = (...parts: readonly unknown[]) => [KEY, useLanguage(), ...parts]

/** A change of the organisation; what was read is read again, whether it came through or not. */
export function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}
