import { bankWords } from '@residency/contract/areas/questions/bank/text'
import type { PaperDetail } from '@residency/contract/areas/questions/papers/paper.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { paperText } from '../papers/paper.text.ts'
import { pointsText } from '../papers/points.rules.ts'
import { blueprintText } from './blueprint.text.ts'

type Blueprint = NonNullable<PaperDetail['blueprint']>
type Row = Blueprint['rows'][number] & { id: number }

/** By which rules the questions of a paper were drawn, a row for each. */
export function BlueprintFacts({ blueprint }: { blueprint: Blueprint }) {
  const text = useText(blueprintText)
  const { questionKinds, difficulties } = useText(bankWords)
  const nameOf = (difficulty: number) =>
    difficulties[String(difficulty) as keyof typeof difficulties]

  const difficultyOf = ({ difficultyFrom: from, difficultyUntil: until }: Row) => {
    if (from === 1 && until === 5) return text.anyLevel

    return from === until ? nameOf(from) : `${nameOf(from)} – ${nameOf(until)}`
  }

  const columns: Column<Row>[] = [
    {
      key: 'kind',
      title: text.kind,
      width: 110,
      card: 'title',
      cell: (row) => questionKinds[row.kind],
    },
    {
      key: 'category',
      title: text.category,
      width: 160,
      card: 'fact',
      cell: (row) => row.category ?? text.anyCategory,
    },
    { key: 'levels', title: text.levels, width: 130, card: 'fact', cell: difficultyOf },
    {
      key: 'point',
      title: text.point,
      width: 130,
      cell: (row) => row.knowledgePoint ?? text.anyPoint,
    },
    { key: 'count', title: text.count, width: 80, align: 'right', cell: (row) => row.count },
    {
      key: 'points',
      title: text.points,
      width: 90,
      align: 'right',
      cell: (row) => pointsText(row.points),
    },
  ]

  return (
    <>
      <RowTable
        rows={blueprint.rows.map((row, id) => ({ ...row, id: id + 1 }))}
        columns={columns}
        nameOf={(row) => say(text.row, { n: row.id })}
        label={text.drawnBy}
        sort={undefined}
      />
      {blueprint.overlap > 0 && (
        <p className="soft figures">{say(text.maxOverlap, { count: blueprint.overlap })}</p>
      )}
    </>
  )
}

type Form = PaperDetail['family'][number]

/**
 * The forms that were drawn together: what they share with this one, and how difficult they are.
 */
export function FamilyTable({ own, family }: { own: number; family: readonly Form[] }) {
  const text = useText(blueprintText)
  const { form } = useText(paperText)

  const columns: Column<Form>[] = [
    {
      key: 'form',
      title: text.familyForm,
      width: 120,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{say(form, { form: row.form })}</RecordLink>,
    },
    {
      key: 'shared',
      title: text.shared,
      width: 140,
      card: 'fact',
      cell: (row) => (row.id === own ? text.self : say(text.sharedOf, { count: row.shared })),
    },
    {
      key: 'difficulty',
      title: text.difficulty,
      width: 120,
      card: 'fact',
      align: 'right',
      cell: (row) => row.difficulty.toFixed(2),
    },
  ]

  return (
    <RowTable
      rows={family}
      columns={columns}
      nameOf={(row) => row.form}
      label={text.family}
      sort={undefined}
    />
  )
}
