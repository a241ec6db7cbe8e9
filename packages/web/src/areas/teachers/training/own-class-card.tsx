import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import type { OwnClass } from '@residency/contract/areas/teachers/training/training-class.contract'
import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { FileNames } from '../file-names.tsx'
import { spanOf } from './class-columns.tsx'
import { downloadClassCertificate, useJoinClass, useLeaveClass } from './training.queries.ts'
import { CLASS_TONES, hasAttendance } from './training.rules.ts'
import { trainingText } from './training.text.ts'

type Props = { trainingClass: OwnClass; onSignIn: () => void }

/** A class as a teacher sees it: when and where, its state, what comes next. */
export function OwnClassCard({ trainingClass, onSignIn }: Props) {
  const { classes, own: text } = useText(trainingText)
  const { states } = useText(trainingWords).flows.trainingClass

  const facts = [
    spanOf(trainingClass),
    trainingClass.place,
    say(classes.hours, { count: trainingClass.hours }),
    trainingClass.base ?? classes.office,
  ]

  return (
    <article className="panel exchange-card" aria-label={trainingClass.className}>
      <div className="panel-head">
        <div>
          <h2>{trainingClass.className}</h2>
          <p className="soft">{facts.join(' · ')}</p>
        </div>
        <span>
          {trainingClass.isCalled && !trainingClass.isIn && (
            <StateTag tone="bad">{text.must}</StateTag>
          )}{' '}
          <StateTag tone={CLASS_TONES[trainingClass.state]}>{states[trainingClass.state]}</StateTag>
        </span>
      </div>
      {trainingClass.reason && <p>{trainingClass.reason}</p>}
      {trainingClass.materials.length > 0 && <FileNames files={trainingClass.materials} />}
      <ClassStep trainingClass={trainingClass} onSignIn={onSignIn} />
    </article>
  )
}

const here = (trainingClass: OwnClass) => ({
  here: trainingClass.attended.length,
  days: trainingClass.days.length,
})

/** The status, and what the teacher may do now. */
function ClassStep({ trainingClass, onSignIn }: Props) {
  const { own: text } = useText(trainingText)
  const [join, leave] = [useJoinClass(), useLeaveClass()]
  const places = trainingClass.capacity - trainingClass.taken
  const attended = hasAttendance(trainingClass) ? say(text.attended, here(trainingClass)) : ''
  const free = places > 0 ? say(text.placesLeft, { count: places }) : text.full

  const chooseNow = () => {
    if (trainingClass.certificateNumber)
      return say(text.number, { number: trainingClass.certificateNumber })

    return trainingClass.isIn ? attended : free
  }

  const now = chooseNow()

  const giveUp = async () => {
    const question = {
      title: say(text.leaveQuestion, { name: trainingClass.className }),
      content: text.leaveNote,
      okText: text.leave,
      danger: true,
    }
    if (await ask(question))
      leave.mutate(trainingClass.id, { onSuccess: () => void toast.success(text.left) })
  }

  return (
    <div className="next-step">
      <span className="soft">{now}</span>
      {trainingClass.mayLeave && <Button onClick={() => void giveUp()}>{text.leave}</Button>}
      {trainingClass.mayJoin && (
        <Button
          type="primary"
          loading={join.isPending}
          onClick={() =>
            join.mutate(trainingClass.id, { onSuccess: () => void toast.success(text.joined) })
          }
        >
          {text.join}
        </Button>
      )}
      {trainingClass.maySignIn && (
        <Button type="primary" onClick={onSignIn}>
          {text.signIn}
        </Button>
      )}
      {trainingClass.certificateNumber && (
        <DownloadButton download={() => downloadClassCertificate(trainingClass.id)}>
          {text.certificate}
        </DownloadButton>
      )}
    </div>
  )
}
