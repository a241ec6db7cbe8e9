import type { Exam } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { inShanghai, isOneDay, minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { examText } from './exam.text.ts'
import { EXAM_TONES } from './exam-tones.rules.ts'

/** The window of an exam: its end without the day where that is the same. */
export function useExamWindow() {
  const text = useText(examText)
  return ({ opensAt, closesAt }: { opensAt: string; closesAt: string }) => {
    const end = inShanghai(closesAt)
    return say(text.window, {
      from: minuteOf(opensAt),
      to: isOneDay(opensAt, closesAt) ? end.format('HH:mm') : minuteOf(closesAt),
    })
  }
}

/** Columns of the list of exams. */
export function useExamColumns(actionsOf: (row: Exam) => RowAction[]): Column<Exam>[] {
  const text = useText(examText)
  const { fields, examModes, examPhases } = useText(examWords)
  const windowOf = useExamWindow()

  return [
    linesColumn('name', fields.title, { width: 240, card: 'title' }, (row) => ({
      name: <RecordLink id={row.id}>{row.name}</RecordLink>,
      note: row.sharing > 0 ? say(text.sharing.row, { count: row.sharing }) : null,
    })),
    linesColumn('when', text.when, { sort: 'opensAt', width: 260, card: 'fact' }, (row) => ({
      name: windowOf(row),
      note: `${say(text.minutes, { minutes: row.minutes })} · ${examModes[row.mode]}`,
    })),
    {
      key: 'base',
      title: text.base,
      width: 140,
      isExtra: true,
      cell: (row) => row.base ?? text.all,
    },
    linesColumn('people', text.people, { width: 120, card: 'fact' }, (row) => ({
      name: say(text.peopleOf, { started: row.started, all: row.candidates }),
      note: row.unmarked > 0 ? say(text.unmarked, { count: row.unmarked }) : null,
    })),
    stateColumn('phase', fields.phase, { width: 100, tones: EXAM_TONES, words: examPhases }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
