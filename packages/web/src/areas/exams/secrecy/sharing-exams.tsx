import type { SharingExam } from '@residency/contract/areas/exams/exam/secrecy.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { examText } from '../exam/exam.text.ts'
import { EXAM_TONES } from '../exam/exam-tones.rules.ts'

/**
 * Other exams that ask the same questions: what their candidates could read, and what is hidden
 * from whom.
 */
export function SharingExams({ exams }: { exams: readonly SharingExam[] }) {
  const { sharing: text } = useText(examText)
  const { examPhases } = useText(examWords)
  return (
    <>
      <p className="soft">{text.lead}</p>
      <ul className="exam-parts">
        {exams.map((exam) => (
          <li key={exam.id}>
            <RecordLink id={exam.id}>{exam.name}</RecordLink>
            <StateTag tone={EXAM_TONES[exam.phase]}>{examPhases[exam.phase]}</StateTag>
            <DateCell value={exam.opensAt} hasTime />
            <span className="soft">
              {say(text.common, { questions: exam.questions, candidates: exam.candidates })}
            </span>
            {exam.isKnown && exam.candidates > 0 && <StateTag tone="wait">{text.known}</StateTag>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Candidates who may read the question bank. */
export function BankReaders({ names, total }: { names: readonly string[]; total: number }) {
  const { sharing: text, comma } = useText(examText)
  const more = total > names.length ? say(text.more, { total }) : ''
  return (
    <Alert
      showIcon
      type="info"
      title={say(text.readers, { total, names: names.join(comma) + more })}
    />
  )
}
