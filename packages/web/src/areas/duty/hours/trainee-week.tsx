import type {
  PersonHours,
  WeekDetail,
  WeekHours,
} from '@residency/contract/areas/duty/hours/hours.contract'
import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import { requiredText } from '@residency/contract/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { useQuestionWeek, useRetractQuestion, useTraineeWeek } from './hours.queries.ts'
import { hoursText } from './hours.text.ts'
import { WeekShifts, WeekTotal } from './week-hours.tsx'

type PersonWeek = { person: PersonHours; week: WeekHours }

type TraineeWeekProps = { isOpen: boolean; chosen: PersonWeek | null; onClose: () => void }

/** The week of a trainee as the department sees it, with a question about it. */
export function TraineeWeek({ isOpen, chosen, onClose }: TraineeWeekProps) {
  const text = useText(hoursText)

  const title = chosen
    ? `${chosen.person.name} · ${say(text.week, { from: chosen.week.startsOn, until: chosen.week.endsOn })}`
    : ''

  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} width={680}>
      {isOpen && chosen && <WeekOf {...chosen} />}
    </Dialog>
  )
}

function WeekOf({ person, week }: PersonWeek) {
  const { list: text } = useText(hoursText)
  const [isAsking, setAsking] = useState(false)
  const input = { traineeId: person.id, week: week.startsOn }
  const { data, error, refetch } = useTraineeWeek(input)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <>
      <WeekTotal week={data} />
      <WeekShifts shifts={data.shifts} />
      {data.actions.includes('retract') && <RetractButton input={input} version={data.version} />}
      {data.actions.includes('question') && (
        <Button onClick={() => setAsking(true)}>{text.ask}</Button>
      )}
      <QuestionForm
        person={person}
        week={data}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

type QuestionProps = {
  person: PersonWeek['person']
  week: WeekDetail
  isOpen: boolean
  onClose: () => void
}

/** Asks the trainee about the hours of a week. */
function QuestionForm({ person, week: latestWeek, isOpen, onClose }: QuestionProps) {
  const { list: text } = useText(hoursText)
  const { startsOn, version } = useFirstRead(isOpen, latestWeek)!
  const question = useQuestionWeek()

  const submit = async ({ reason }: { reason: string }) => {
    await question.mutateAsync({ traineeId: person.id, startsOn, version, reason })
    toast.success(text.asked)
  }

  return (
    <FormDialog<{ reason: string }>
      title={say(text.askTitle, { name: person.name })}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
      okText={text.ask}
      width={480}
    >
      <LongTextField
        name="reason"
        label={text.askLabel}
        shape={requiredText(200)}
        maxLength={200}
        rows={3}
      />
    </FormDialog>
  )
}

type RetractProps = { input: { traineeId: number; week: string }; version: number }

/** Takes the question about the week back; the trainee is notified. */
function RetractButton({ input: { traineeId, week }, version }: RetractProps) {
  const { list: text } = useText(hoursText)
  const { actions } = useText(hoursWords).flows.dutyWeek
  const retract = useRetractQuestion()

  const press = () =>
    retract.mutate(
      { traineeId, startsOn: week, version },
      { onSuccess: () => void toast.success(text.retracted) },
    )

  return (
    <Button loading={retract.isPending} onClick={press}>
      {actions.retract}
    </Button>
  )
}
