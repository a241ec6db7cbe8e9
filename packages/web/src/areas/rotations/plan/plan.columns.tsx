import { monthOf } from '@residency/contract/kernel/day'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import './plan.css'
import type { PlanRow } from '@residency/contract/areas/rotations/plan/plan.contract'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { planText } from './plan.text.ts'

/** A plan by name and edition: plans of one base often have one name. */
export function usePlanName() {
  const { nameWithEdition } = useText(planWords)
  return ({ name, edition }: { name: string; edition: number }) =>
    say(nameWithEdition, { name, edition })
}

/** Tones of the states of a plan. */
export const PLAN_TONES: Readonly<Record<'draft' | 'published' | 'superseded', Tone>> = {
  draft: 'wait',
  published: 'good',
  superseded: 'calm',
}

type Figures = Pick<PlanRow, 'value' | 'bound' | 'isProven' | 'openCount'>

/** The sum of peaks with what is known about it; as long as blocks have no place, how many. */
export function PlanFigures({ plan: { value, bound, isProven, openCount } }: { plan: Figures }) {
  const text = useText(planText)
  if (openCount > 0)
    return <span className="plan-open figures">{say(text.open, { count: openCount })}</span>
  if (value === null) return <span className="plan-note">{text.allPlaced}</span>

  const chooseNote = () => {
    if (isProven) return text.proven

    return bound === null ? '' : say(text.bound, { bound })
  }

  const note = chooseNote()

  return (
    <span className="figures">
      {value} <span className="plan-note">{note}</span>
    </span>
  )
}

/** Columns of the list of plans. */
export function usePlanColumns(actionsOf: (row: PlanRow) => RowAction[]): Column<PlanRow>[] {
  const text = useText(planText)
  const { fields, flows } = useText(planWords)
  const nameOf = usePlanName()

  return [
    {
      key: 'name',
      title: fields.name,
      width: 210,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{nameOf(row)}</RecordLink>,
    },
    { key: 'base', title: fields.baseId, width: 150, card: 'fact', cell: (row) => row.base },
    {
      key: 'cohorts',
      title: fields.cohortIds,
      width: 220,
      isExtra: true,
      cell: (row) => row.cohorts.join(text.comma),
    },
    {
      key: 'span',
      sort: 'startsOn',
      title: text.span,
      width: 180,
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          {say(text.spanOf, { from: monthOf(row.startsOn), months: row.months })}
        </span>
      ),
    },
    {
      key: 'trainees',
      sort: 'traineeCount',
      title: text.trainees,
      width: 80,
      align: 'right',
      cell: (row) => <span className="figures">{row.traineeCount}</span>,
    },
    {
      key: 'peak',
      title: text.peak,
      width: 150,
      card: 'fact',
      cell: (row) => <PlanFigures plan={row} />,
    },
    stateColumn('state', fields.state, {
      width: 110,
      tones: PLAN_TONES,
      words: flows.rotationPlan.states,
    }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
