import type { Assessment } from '@residency/contract/areas/mentors/records/assessment.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { assessmentText } from './assessment.text.ts'
import { factsOfYear, RESULT_TONES } from './assessment-tones.rules.ts'

/** Columns of the list of mentors to assess. */
export function useAssessmentColumns(
  onAssess: (assessment: Assessment) => void,
): Column<Assessment>[] {
  const text = useText(assessmentText)
  const { fields, results } = useText(recordWords)
  const labelOf = (row: Assessment) => (row.result ? text.change : text.assess)

  return [
    linesColumn('name', text.name, { width: 170, card: 'title' }, (row) => ({
      name: row.name,
      note: `${row.department} · ${row.base}`,
      onOpen: () => onAssess(row),
    })),
    figuresColumn('year', fields.year, { width: 80, card: 'fact' }),
    linesColumn('facts', text.facts, { width: 250, card: 'fact' }, (row) => ({
      name: say(text.meetings, factsOfYear(row)),
      note: `${say(text.trainees, factsOfYear(row))} · ${say(text.tasks, factsOfYear(row))}`,
    })),
    {
      key: 'result',
      title: fields.result,
      width: 120,
      card: 'state',
      cell: ({ result }) => (
        <StateTag tone={RESULT_TONES[result ?? 'none']}>{results[result ?? 'none']}</StateTag>
      ),
    },
    figuresColumn('score', fields.score, { width: 80 }),
    { key: 'remark', title: fields.remark, width: 200, cell: (row) => row.remark },
    actionsColumn(text.actions, 100, (row) => [
      { key: 'assess', label: labelOf(row), onClick: () => onAssess(row) },
    ]),
  ]
}
