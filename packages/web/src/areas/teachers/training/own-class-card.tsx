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

type Props = { one: OwnClass; onSignIn: () => void }

/** A class as a teacher sees it: when and where, its state, what comes next. */
export function OwnClassCard({ one, onSignIn }: Props) {
  const { classes, own: text } = useText(trainingText)
  const { states } = useText(trainingWords).flows.trainingClass

  const facts = [
    spanOf(one),
    one.place,
    say(classes.hours, { count: one.hours }),
    one.base ?? classes.office,
  ]

  return (
    <article className="panel exchange-card" aria-label={one.className}>
      <div className="panel-head">
        <div>
          <h2>{one.className}</h2>
          <p className="soft">{facts.join(' · ')}</p>
        </div>
        <span>
          {one.isCalled && !one.isIn && <StateTag tone="bad">{text.must}</StateTag>}{' '}
          <StateTag tone={CLASS_TONES[one.state]}>{states[one.state]}</StateTag>
        </span>
      </div>
      {one.reason && <p>{one.reason}</p>}
      {one.materials.length > 0 && <FileNames files={one.materials} />}
      <ClassStep one={one} onSignIn={onSignIn} />
    </article>
  )
}

const here = (one: OwnClass) => ({ here: one.attended.length, days: one.days.length })

/** The status, and what the teacher may do now. */
function ClassStep({ one, onSignIn }: Props) {
  const { own: text } = useText(trainingText)
  const [join, leave] = [useJoinClass(), useLeaveClass()]
  const places = one.capacity - one.taken
  const attended = hasAttendance(one) ? say(text.attended, here(one)) : ''
  const free = places > 0 ? say(text.placesLeft, { count: places }) : text.full

  const chooseNow = () => {
    if (one.certificateNumber) return say(text.number, { number: one.certificateNumber })

    return one.isIn ? attended : free
  }

  const now = chooseNow()

  const giveUp = async () => {
    const question = {
      title: say(text.leaveQuestion, { name: one.className }),
      content: text.leaveNote,
      okText: text.leave,
      danger: true,
    }
    if (await ask(question))
      leave.mutate(one.id, { onSuccess: () => void toast.success(text.left) })
  }

  return (
    <div className="next-step">
      <span className="soft">{now}</span>
      {one.mayLeave && <Button onClick={() => void giveUp()}>{text.leave}</Button>}
      {one.mayJoin && (
        <Button
          type="primary"
          loading={join.isPending}
          onClick={() => join.mutate(one.id, { onSuccess: () => void toast.success(text.joined) })}
        >
          {text.join}
        </Button>
      )}
      {one.maySignIn && (
        <Button type="primary" onClick={onSignIn}>
          {text.signIn}
        </Button>
      )}
      {one.certificateNumber && (
        <DownloadButton download={() => downloadClassCertificate(one.id)}>
          {text.certificate}
        </DownloadButton>
      )}
    </div>
  )
}
