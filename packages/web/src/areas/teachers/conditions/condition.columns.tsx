import type { Condition } from '@residency/contract/areas/teachers/conditions/condition.contract'
import { conditionWords } from '@residency/contract/areas/teachers/conditions/text'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { conditionText } from './condition.text.ts'

/** What conditions ask for, as short phrases. */
function useRequirementPhrases() {
  const { conditionParts: parts } = useText(conditionWords)
  const { ranks } = useText(qualificationWords)
  return (condition: Condition): string[] => {
    const atLeast = (part: 'title' | 'education', what: string | null) =>
      what && say(parts[part], { what })
    const years = (part: 'titleYears' | 'specialtyYears' | 'teachingYears', count: number | null) =>
      count && say(parts[part], { count })
    return [
      atLeast('title', condition.minTitleRank && ranks[condition.minTitleRank]),
      years('titleYears', condition.minTitleYears),
      atLeast('education', condition.educationLabel),
      years('specialtyYears', condition.minSpecialtyYears),
      years('teachingYears', condition.minTeachingYears),
      ...condition.certificateLabels.map((what) => say(parts.certificate, { what })),
      condition.refusesDiscipline === 1 ? parts.discipline : null,
    ].filter((part) => typeof part === 'string')
  }
}

/** Columns of the list of conditions. */
export function useConditionColumns(
  actionsOf: (row: Condition) => RowAction[],
): Column<Condition>[] {
  const text = useText(conditionText)
  const { fields, conditionParts: parts } = useText(conditionWords)
  const { levels } = useText(qualificationWords)
  const phrasesOf = useRequirementPhrases()

  return [
    {
      key: 'base',
      title: fields.baseId,
      width: 170,
      card: 'title',
      cell: (row) => row.base ?? parts.everyBase,
    },
    {
      key: 'level',
      title: fields.level,
      width: 100,
      card: 'fact',
      cell: (row) => levels[row.level],
    },
    {
      key: 'asked',
      title: text.ask,
      width: 360,
      card: 'fact',
      cell: (row) => (
        <ul className="asked-list">
          {phrasesOf(row).map((part) => (
            <li key={part}>{part}</li>
          ))}
          {phrasesOf(row).length === 0 && <li>{text.nothing}</li>}
        </ul>
      ),
    },
    {
      key: 'validityYears',
      title: text.validity,
      width: 90,
      card: 'fact',
      cell: (row) => (
        <span className="figures">{say(parts.validity, { count: row.validityYears })}</span>
      ),
    },
    { key: 'source', title: fields.source, width: 180, card: 'fact', cell: (row) => row.source },
    momentColumn('updateTime', text.changed, { width: 160 }),
    actionsColumn(text.actions, 120, actionsOf),
  ]
}
