import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { examText } from './exam.text.ts'

/** Settings and progress of an exam, label and value. */
export function useExamFacts() {
  const text = useText(examText)
  const { fields, examShows } = useText(examWords)
  const word = (isOn: boolean) => (isOn ? text.yes : text.no)

  return (exam: ExamDetail) => {
    const { running, unmarked, marked, passed } = exam.progress
    return [
      {
        label: text.progress,
        value: say(text.progressOf, { all: exam.candidates, running, unmarked, marked, passed }),
        isWide: true,
      },
      { label: fields.baseId, value: exam.base ?? text.all },
      ...(exam.train ? [{ label: fields.trainId, value: exam.train }] : []),
      { label: fields.attempts, value: exam.attempts },
      { label: fields.graceSeconds, value: String(exam.graceSeconds) },
      { label: fields.shufflesQuestions, value: word(exam.shufflesQuestions) },
      { label: fields.shufflesOptions, value: word(exam.shufflesOptions) },
      { label: fields.keepsDevice, value: word(exam.keepsDevice) },
      {
        label: fields.marksTwice,
        value: exam.marksTwice ? `${text.yes} · ${exam.marksApart}%` : text.no,
      },
      { label: fields.shows, value: examShows[exam.shows] },
      {
        label: fields.releaseAt,
        value: exam.releaseAt ? (
          <>
            <DateCell value={exam.releaseAt} hasTime /> <span className="soft">{text.auto}</span>
          </>
        ) : (
          text.manual
        ),
      },
      ...(exam.resitOf
        ? [
            {
              label: text.resitOf,
              value: <RecordLink id={exam.resitOf.id}>{exam.resitOf.name}</RecordLink>,
            },
          ]
        : []),
      ...(exam.reason ? [{ label: text.reason, value: exam.reason, isWide: true }] : []),
      ...(exam.note ? [{ label: fields.note, value: exam.note, isWide: true }] : []),
    ]
  }
}
