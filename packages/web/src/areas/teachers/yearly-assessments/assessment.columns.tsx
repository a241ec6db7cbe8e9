import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import type { AssessmentRow } from '@residency/contract/areas/teachers/yearly-assessments/assessment.contract'
import { assessmentWords } from '@residency/contract/areas/teachers/yearly-assessments/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { assessmentText } from './assessment.text.ts'
import { resultTone } from './assessment-tones.rules.ts'

/** Columns of the list of assessments. */
export function useAssessmentColumns(
  onAssess: (row: AssessmentRow) => void,
): Column<AssessmentRow>[] {
  const text = useText(assessmentText)
  const { fields, results } = useText(assessmentWords)
  const { fields: shared, levels } = useText(qualificationWords)

  const actionsOf = (row: AssessmentRow) =>
    row.isEditable
      ? [
          {
            key: 'assess',
            label: row.result === null ? text.assess : text.correct,
            onClick: () => onAssess(row),
          },
        ]
      : []

  return [
    { key: 'name', title: text.name, width: 110, card: 'title', cell: (row) => row.name },
    {
      key: 'level',
      title: shared.level,
      width: 100,
      card: 'fact',
      cell: (row) => levels[row.level],
    },
    { key: 'base', title: shared.baseId, width: 160, cell: (row) => row.base },
    {
      key: 'department',
      title: shared.departmentId,
      width: 140,
      card: 'fact',
      cell: (row) => row.department,
    },
    {
      key: 'year',
      title: fields.year,
      width: 100,
      card: 'fact',
      cell: (row) => say(text.year, { year: row.year }),
    },
    {
      key: 'result',
      title: fields.result,
      width: 120,
      card: 'state',
      cell: (row) => (
        <StateTag tone={resultTone(row.result)}>{results[row.result ?? 'none']}</StateTag>
      ),
    },
    {
      key: 'score',
      title: fields.score,
      width: 80,
      card: 'fact',
      cell: (row) => <span className="figures">{row.score ?? '—'}</span>,
    },
    { key: 'remark', title: fields.remark, width: 220, cell: (row) => row.remark ?? '—' },
    actionsColumn(text.actions, 110, actionsOf),
  ]
}
