import type { InductionPerson } from '@residency/contract/areas/exams/induction/person.contract'
import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { ShareBar } from '../../courses/courses.public.ts'
import { inductionText } from './induction.text.ts'
import { RESULT_TONES } from './induction-tones.rules.ts'

/** Columns of the people of a train. */
export function usePersonColumns(
  actionsOf: (row: InductionPerson) => RowAction[],
): Column<InductionPerson>[] {
  const { people: text, actions, none } = useText(inductionText)
  const { personSources, personResults } = useText(inductionWords)
  return [
    linesColumn('name', text.name, { width: 140, card: 'title' }, (row) => ({
      name: row.name,
      note: personSources[row.source],
    })),
    linesColumn('numbers', text.numbers, { width: 190, card: 'fact' }, (row) => ({
      name: row.mobile ?? none,
      note: row.idCard,
    })),
    {
      key: 'share',
      title: text.share,
      width: 160,
      card: 'fact',
      cell: (row) => <ShareBar share={row.share} />,
    },
    {
      key: 'result',
      title: text.result,
      width: 130,
      card: 'fact',
      cell: (row) => (
        <>
          <StateTag tone={RESULT_TONES[row.result]}>{personResults[row.result]}</StateTag>
          {row.score !== null && (
            <small className="soft figures"> {say(text.score, { score: row.score })}</small>
          )}
        </>
      ),
    },
    {
      key: 'listed',
      title: text.listState,
      width: 100,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.isActive ? 'good' : 'bad'}>
          {text.listed[row.isActive ? '1' : '0']}
        </StateTag>
      ),
    },
    actionsColumn(actions, 140, actionsOf),
  ]
}
