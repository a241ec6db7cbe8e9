import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { say, useText } from '../../../platform/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { DateCell } from '../../../ui/date-cell.tsx'
import { examText } from './exam.text.ts'

/** Settings and progress of an exam, label and value. */
export function useExamFacts() {
  const text = useText(examText)
  const { fields, examShows } = useText(examWords)
  const word = (isOn: boolean) => (isOn ? text.yes : text.no)

  return (one: ExamDetail) => {
    const { running, unmarked, marked, passed } = one.progress
    return [
      {
        label: text.progress,
        value: say(text.progressOf, { all: one.candidates, running, unmarked, marked, passed }),
        isWide: true,
      },
      { label: fields.baseId, value: one.base ?? text.all },
      ...(one.train ? [{ label: fields.trainId, value: one.train }] : []),
      { label: fields.attempts, value: one.attempts },
      { label: fields.graceSeconds, value: String(one.graceSeconds) },
      { label: fields.shufflesQuestions, value: word(one.shufflesQuestions) },
      { label: fields.shufflesOptions, value: word(one.shufflesOptions) },
      { label: fields.keepsDevice, value: word(one.keepsDevice) },
      {
        label: fields.marksTwice,
        value: one.marksTwice ? `${text.yes} · ${one.marksApart}%` : text.no,
      },
      { label: fields.shows, value: examShows[one.shows] },
      {
        label: fields.releaseAt,
        value: one.releaseAt ? (
          <>
            <DateCell value={one.releaseAt} hasTime /> <span className="soft">{text.auto}</span>
          </>
        ) : (
          text.manual
        ),
      },
      ...(one.resitOf
        ? [
            {
              label: text.resitOf,
              value: <RecordLink id={one.resitOf.id}>{one.resitOf.name}</RecordLink>,
            },
          ]
        : []),
      ...(one.reason ? [{ label: text.reason, value: one.reason, isWide: true }] : []),
      ...(one.note ? [{ label: fields.note, value: one.note, isWide: true }] : []),
    ]
  }
}
