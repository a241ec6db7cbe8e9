import type { WeekDetail } from '@residency/contract/areas/duty/hours/hours.contract'
import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import { requiredText } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { useConfirmWeek } from './hours.queries.ts'
import { hoursText } from './hours.text.ts'
import { useHoursLabel } from './use-hours-label.ts'

type ConfirmFormProps = { week: WeekDetail; isOpen: boolean; onClose: () => void }

/** The trainee confirms a week, with an answer where the department asked. */
export function ConfirmForm({ week: latestWeek, isOpen, onClose }: ConfirmFormProps) {
  const week = useFirstRead(isOpen, latestWeek)!
  const { own: text } = useText(hoursText)
  const { fields } = useText(hoursWords)
  const confirm = useConfirmWeek()
  const label = useHoursLabel()
  const { startsOn, endsOn, version, worked, question, needsAnswer } = week

  const submit = async ({ answer }: { answer?: string }) => {
    await confirm.mutateAsync({ startsOn, version, answer: answer ?? null })
    toast.success(text.confirmed)
  }

  return (
    <FormDialog<{ answer?: string }>
      title={say(text.confirmTitle, { from: startsOn, until: endsOn })}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
      okText={text.confirm}
      width={480}
    >
      <p className="figures">{say(text.confirmNote, { hours: label(worked) })}</p>
      {needsAnswer && (
        <>
          <p>{question}</p>
          <TextField
            name="answer"
            label={fields.answer}
            help={text.answerHelp}
            maxLength={200}
            shape={requiredText(200)}
          />
        </>
      )}
    </FormDialog>
  )
}
