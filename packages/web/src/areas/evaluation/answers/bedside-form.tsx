import type {
  BedsideTrainee,
  FilledForm,
} from '@residency/contract/areas/evaluation/answers/answer.contract'
import { useMemo } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { sayItemPlace } from '../../accounts/accounts.public.ts'
import { answerText } from './answer.text.ts'
import { FillIn } from './fill-in.tsx'
import {
  bedsideKeeper,
  type PostedEvaluation,
  type useBedsideOutbox,
} from './use-bedside-outbox.ts'
import { type AnswerDraft, useEvaluationForm } from './use-evaluation-form.ts'

type Props = {
  trainee: BedsideTrainee
  form: FilledForm
  day: string
  outbox: ReturnType<typeof useBedsideOutbox>

  /** An evaluation that was refused and is corrected. */
  refused: PostedEvaluation | null
  onDone: () => void
}

/**
 * The form of a trainee, begun by a supervisor; it is stored on this device at once, with or
 * without a network.
 */
export function BedsideForm({ trainee, form, day, outbox, refused, onDone }: Props) {
  const text = useText(answerText)

  const keeper = useMemo(
    () => bedsideKeeper(trainee.traineeId, form.id, refused && draftOf(refused)),
    [trainee, form, refused],
  )

  const state = useEvaluationForm(form.sections, outbox.phase === 'closed' ? undefined : keeper)

  const submit = () => {
    const about = {
      traineeId: trainee.traineeId,
      templateId: form.id,
      assessedOn: day,
      trainee: trainee.name,
      form: form.name,
    }

    const place = outbox.add([{ ...about, ...state.draft }])
    if (!place) return void toast.error(text.notKept)
    if (refused && refused.key !== state.draft.key) outbox.drop(refused.key)

    sayItemPlace(place, 1)
    state.restart()
    onDone()
  }

  return (
    <>
      <p className="soft">{form.intro}</p>
      <FillIn sections={form.sections} form={state} isBusy={false} onSubmit={submit} />
    </>
  )
}

const draftOf = ({ key, scores, texts }: PostedEvaluation) =>
  ({ key, scores, texts }) as AnswerDraft
