import { DRAFTS, storage } from '../../../platform/browser/storage.ts'
import { readAgain } from '../../../platform/calls/queries.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { holdSealed, Outbox, readSealed, useOutbox } from '../../accounts/accounts.public.ts'
import { type BedsideInput, PATHS, sendBedside } from './answer.queries.ts'
import { answerText } from './answer.text.ts'
import type { AnswerDraft, DraftKeeper } from './use-evaluation-form.ts'

/** An evaluation on its way; the names are for its writer and are not sent. */
export type PostedEvaluation = BedsideInput & { trainee: string; form: string }

/** Evaluations that wait on this device until there is a network. */
export function useBedsideOutbox() {
  const { bedsideSent } = useText(answerText)
  return useOutbox<PostedEvaluation>(
    () =>
      new Outbox('evaluation', async (items) => {
        for (const { trainee, form: _, ...input } of items) {
          await sendBedside(input)
          toast.success(say(bedsideSent, { name: trainee }))
        }

        void readAgain(queryClient, PATHS)

        return items.map(({ key }) => ({ key, why: null, field: null }))
      }),
  )
}

/**
 * Stores what is filled in for one trainee and form, sealed, until it is sent or given up; `input`:
 * what was refused and is corrected.
 */
export function bedsideKeeper(
  traineeId: number,
  formId: number,
  input: AnswerDraft | null,
): DraftKeeper {
  const name = `bedside.${traineeId}.${formId}`
  return {
    read: () => input ?? (readSealed(DRAFTS + name, name) as AnswerDraft | null),
    write: (draft) => holdSealed(DRAFTS + name, name, draft),
    clear: () => storage.remove(DRAFTS + name),
  }
}
