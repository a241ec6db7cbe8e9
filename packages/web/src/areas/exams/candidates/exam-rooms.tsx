import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useSeatCandidates } from '../exam/exam.queries.ts'
import { examText } from '../exam/exam.text.ts'
import type { RoomsFormProps } from './rooms-form.tsx'

const RoomsForm = lazyDialog<RoomsFormProps>(() =>
  import('./rooms-form.tsx').then((part) => part.default),
)

/** Rooms of an exam with how many of their seats are given. */
export function ExamRooms({ exam }: { exam: ExamDetail }) {
  const text = useText(examText)
  const [isOpen, setOpen] = useState(false)
  const seat = useSeatCandidates()

  const give = async () => {
    const question = {
      title: say(text.seatQuestion, { count: exam.candidates }),
      content: text.seatNote,
      okText: text.seat,
    }

    if (!(await ask(question))) return

    const done = await seat
      .mutateAsync({ id: exam.id, version: exam.version })
      .catch((e: Error) => toast.error(e.message))
    if (done) toast.success(say(text.seatDone, { count: done.seated }))
  }

  return (
    <>
      {exam.rooms.length === 0 ? (
        <p className="soft">{text.roomsEmpty}</p>
      ) : (
        <ul className="exam-parts">
          {exam.rooms.map(({ id, name, seats, given: assignedSeats }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span className="soft figures">
                {say(text.roomSeats, { given: assignedSeats, seats })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {exam.actions.includes('edit') && (
        <div className="exam-part-actions">
          <Button onClick={() => setOpen(true)}>{text.roomsEdit}</Button>
          {exam.rooms.length > 0 && exam.started === 0 && exam.candidates > 0 && (
            <Button onClick={() => void give()}>{text.seat}</Button>
          )}
          {exam.rooms.length > 0 && (
            <span className="soft">
              {say(text.seated, { seated: exam.progress.seated, all: exam.candidates })}
            </span>
          )}
        </div>
      )}
      <RoomsForm isOpen={isOpen} exam={exam} onClose={() => setOpen(false)} />
    </>
  )
}
