import type { Examinee } from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { OfferCell } from '../../signup/signup.public.ts'
import { examText } from './exam.text.ts'

export type ExamineeAct = 'arrange' | 'move' | 'ticket'
const TONES = { waiting: 'wait', arranged: 'busy', scored: 'good' } as const

/** Columns of the examinee list. */
export function useExamineeColumns(
  act: (what: ExamineeAct, row: Examinee) => void,
): readonly Column<Examinee>[] {
  const text = useText(examText)
  const { fields, examStages } = useText(examsWords)
  const { traineeKinds } = useText(signupWords)

  const labels: Readonly<Record<ExamineeAct, string>> = {
    arrange: text.arrangeOne,
    ticket: text.print,
    move: text.move,
  }

  const buttons = (row: Examinee): RowAction[] =>
    (Object.keys(labels) as ExamineeAct[])
      .filter((key) => row.actions.includes(key))
      .map((key) => ({ key, label: labels[key], onClick: () => act(key, row) }))

  const seat = ({ session, seatNo }: Examinee) =>
    session ? (
      say(text.seatOf, { session: session.name, seat: seatNo ?? 0 })
    ) : (
      <span className="soft">{text.none}</span>
    )

  return [
    {
      key: 'realName',
      title: text.examinee,
      width: 180,
      card: 'title',
      cell: (row) => <PersonCell name={row.realName} note={traineeKinds[row.traineeKind]} />,
    },
    stateColumn('stage', fields.stage, { width: 110, tones: TONES, words: examStages }),
    {
      key: 'firstChoice',
      title: fields.majorId,
      width: 230,
      card: 'fact',
      cell: (row) => <OfferCell offer={row.firstChoice} />,
    },
    {
      key: 'ticket',
      sort: 'ticketNumber',
      title: text.ticket,
      width: 130,
      cell: (row) => <span className="figures">{row.ticketNumber ?? text.none}</span>,
    },
    { key: 'seat', title: text.seat, width: 170, card: 'fact', cell: seat },
    {
      key: 'time',
      title: text.time,
      width: 150,
      cell: (row) => (
        <span className="figures">{row.session ? minuteOf(row.session.startsAt) : text.none}</span>
      ),
    },
    actionsColumn(text.actions, 130, buttons),
  ]
}
