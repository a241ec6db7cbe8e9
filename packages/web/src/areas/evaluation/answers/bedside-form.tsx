import type { BedsideTrainee, FilledForm } from '@residency/contract/areas/evaluation/answers/answer.contract'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { useAddBedside } from './answer.queries.ts'
import { answerText } from './answer.text.ts'
import { FillIn } from './fill-in.tsx'
import { useEvaluationForm } from './use-evaluation-form.ts'

/** The form of a trainee, begun by a supervisor. */
export function BedsideForm({
  trainee,
  form,
  day,
  onDone,
}: {
  trainee: BedsideTrainee
  form: FilledForm
  day: string
  onDone: () => void
}) {
  const text = useText(answerText)
  const state = useEvaluationForm(form.sections)
  const add = useAddBedside()
  const submit = () =>
    add.mutate(
      { traineeId: trainee.traineeId, templateId: form.id, assessedOn: day, ...state.draft },
      {
        onSuccess: () => {
          state.restart()
          toast.success(say(text.bedsideSent, { name: trainee.name }))
          onDone()
        },
      },
    )
  return (
    <>
      <p className="soft">{form.intro}</p>
      <FillIn sections={form.sections} form={state} isBusy={add.isPending} onSubmit={submit} />
    </>
  )
}
