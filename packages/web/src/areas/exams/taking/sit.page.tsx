import { Link, useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { SitExam } from './sit-exam.tsx'
import { OWN_SITTING } from './taking.queries.ts'
import { takingText } from './taking.text.ts'

/** View key course/exam/sit: one attempt, `?attempt=`. */
export default function SitPage() {
  const { sit: text } = useText(takingText)
  const id = Number(useSearchParams()[0].get('attempt'))
  const back = <Link to="/course/own-exam">{text.back}</Link>
  if (id > 0) return <SitExam key={id} calls={OWN_SITTING} attemptId={id} back={back} />

  return (
    <main className="panel list-message">
      <p>{text.missing}</p>
      {back}
    </main>
  )
}
