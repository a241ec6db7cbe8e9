import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import type { signInToLecture } from '@residency/contract/areas/courses/attendance/lecture.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { inShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import './attendance.css'
import { useSignIn } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'

/** Signs in with the code that the phone has scanned, once, and says how it went. */
export default function SignInResult({ id, code }: { isOpen: boolean; id: number; code: string }) {
  const { own: text } = useText(attendanceText)
  const { mutate, data, error } = useSignIn()
  const sentCode = useRef('')

  useEffect(() => {
    // A page is drawn more than once; the code is sent once.
    if (sentCode.current === code) return

    sentCode.current = code
    mutate({ id, code })
  }, [id, code, mutate])

  return (
    <section className="panel sign-in-result" aria-live="polite">
      {data && <Done done={data} />}
      {error && (
        <>
          <CloseCircleOutlined style={{ fontSize: 48, color: 'var(--bad)' }} aria-hidden="true" />
          <h1>{text.failed}</h1>
          <p>{error.message}</p>
        </>
      )}
      {!data && !error && <p>{text.working}</p>}
      <Link to="/course/own-attendance">{text.toList}</Link>
    </section>
  )
}

function Done({ done }: { done: AnswerOf<typeof signInToLecture> }) {
  const { own: text } = useText(attendanceText)
  const time = inShanghai(done.signedAt).format('HH:mm:ss')

  const chooseTitle = () => {
    if (done.lateMinutes > 0) return say(text.late, { count: done.lateMinutes })

    return done.isGuest ? text.guest : text.done
  }

  const title = chooseTitle()

  return (
    <>
      <CheckCircleOutlined style={{ fontSize: 48, color: 'var(--good)' }} aria-hidden="true" />
      <h1>{title}</h1>
      <p>{done.name}</p>
      <p className="soft figures">{say(done.isRepeated ? text.repeated : text.at, { time })}</p>
    </>
  )
}
