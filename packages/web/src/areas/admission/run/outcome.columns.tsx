import { pointsText, resultSentence } from '@residency/contract/areas/admission/outcome.public'
import type { OutcomeRow } from '@residency/contract/areas/admission/run/run.contract'
import { runWords } from '@residency/contract/areas/admission/run/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { toneOf } from '../../signup/signup.public.ts'
import { admissionText } from './admission.text.ts'

const TONES = { admitted: 'good', waiting: 'wait', unplaced: 'calm' } as const

/** Columns of the results. */
export function useOutcomeColumns(open: (row: OutcomeRow) => void): Column<OutcomeRow>[] {
  const text = useText(admissionText)
  const { fields, results, outcomes } = useText(runWords)
  const { traineeKinds, flows } = useText(signupWords)
  const { states } = flows.registration

  return [
    {
      key: 'realName',
      title: text.name,
      width: 150,
      card: 'title',
      cell: (row) => <PersonCell name={row.realName} onOpen={() => open(row)} />,
    },
    stateColumn('result', fields.result, { width: 110, tones: TONES, words: results }),
    {
      key: 'total',
      title: fields.total,
      width: 80,
      align: 'right',
      cell: (row) =>
        row.total === null ? '—' : <span className="figures">{pointsText(row.total)}</span>,
    },
    {
      key: 'why',
      title: text.why,
      width: 380,
      card: 'fact',
      cell: (row) => resultSentence(outcomes, row.outcomes),
    },
    {
      key: 'traineeKind',
      title: text.kind,
      width: 100,
      cell: (row) => traineeKinds[row.traineeKind],
    },
    {
      key: 'state',
      title: text.stateNow,
      width: 130,
      card: 'fact',
      cell: (row) => <StateTag tone={toneOf(row.state)}>{states[row.state]}</StateTag>,
    },
  ]
}
