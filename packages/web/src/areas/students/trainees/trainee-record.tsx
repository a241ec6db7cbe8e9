import { signupWords } from '@residency/contract/areas/signup/text'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending, type Section } from '../../../screens/detail-screen.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { useFileSections } from '../file/trainee-file.tsx'
import { STATUS_TONES } from './status-tones.rules.ts'
import { useTrainee } from './trainees.queries.ts'
import { traineesText } from './trainees.text.ts'

const TraineeForm = lazyDialog(() =>
  import('./trainee-form.tsx').then((part) => part.TraineeFormDialog),
)

type Trainee = NonNullable<ReturnType<typeof useTrainee>['data']>

/** One trainee: person, training, what happened so far. */
export function TraineeRecord({ id }: { id: number }) {
  const text = useText(traineesText)
  const [isOpen, setOpen] = useState(false)
  const sectionsOf = useSections()
  const { data, error, refetch } = useTrainee(id)
  const fileSections = useFileSections(id, data?.realName ?? '')
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  const edit = allowedActions(data, { edit: { label: text.edit, onClick: () => setOpen(true) } })

  return (
    <>
      <DetailScreen
        title={data.realName}
        list={text.title}
        state={<Status trainee={data} />}
        actions={<PageActions actions={edit} />}
        sections={[...sectionsOf(data), ...fileSections]}
        history={data.timeline.map(({ at, what, note }) => ({
          key: `${at}${what}`,
          at: <DateCell value={at} />,
          what,
          why: note,
        }))}
      />
      <TraineeForm isOpen={isOpen} id={id} onClose={() => setOpen(false)} />
    </>
  )
}

/** Number and status, with the day since when it holds. */
function Status({ trainee: { number, status, statusSince } }: { trainee: Trainee }) {
  const { statuses } = useText(fileWords)
  return (
    <>
      <span className="figures">{number}</span>{' '}
      <StateTag tone={STATUS_TONES[status]}>{statuses[status]}</StateTag>{' '}
      {statusSince && <DateCell value={statusSince} />}
    </>
  )
}

/** The length, and what the time condition asks for where that is another one. */
function Length({
  trainee: { asked: requiredLength, lengthMonths },
  label,
}: {
  trainee: Trainee
  label: string
}) {
  const text = useText(traineesText)
  if (!requiredLength || requiredLength.lengthMonths === lengthMonths) return <>{label}</>

  return (
    <>
      {label}{' '}
      <StateTag tone="wait">{say(text.unlike, { count: requiredLength.lengthMonths })}</StateTag>
    </>
  )
}

function useSections(): (trainee: Trainee) => Section[] {
  const text = useText(traineesText)
  const { fields, degreeKinds } = useText(traineesWords)
  const { traineeKinds, levels } = useText(signupWords)

  const lengthOf = (trainee: Trainee) =>
    [
      trainee.lengthMonths === null
        ? text.openEnded
        : say(text.months, { count: trainee.lengthMonths }),
      ...(trainee.extensionDays ? [say(text.extended, { count: trainee.extensionDays })] : []),
    ].join(' · ')

  return (trainee) => [
    {
      title: text.training,
      facts: [
        { label: fields.base, value: trainee.base },
        { label: fields.major, value: trainee.major },
        { label: fields.trainingUnit, value: trainee.trainingUnit },
        { label: fields.traineeKind, value: traineeKinds[trainee.traineeKind] },
        { label: fields.degreeKind, value: degreeKinds[trainee.degreeKind] },
        {
          label: fields.education,
          value: trainee.education === null ? text.noEducation : levels[trainee.education],
        },
        { label: fields.cohort, value: trainee.cohort ?? text.noCohort },
        { label: fields.startsOn, value: <DateCell value={trainee.startsOn} /> },
        {
          label: fields.lengthMonths,
          value: <Length trainee={trainee} label={lengthOf(trainee)} />,
        },
        { label: fields.plannedEnd, value: <DateCell value={trainee.plannedEnd} /> },
      ],
    },
    {
      title: text.person,
      facts: [
        { label: text.origin, value: trainee.isFromSignUp ? text.fromSignUp : text.entered },
        { label: fields.enrolledOn, value: <DateCell value={trainee.enrolledOn} /> },
      ],
    },
  ]
}
