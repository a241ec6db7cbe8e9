import type { ProgressPlan } from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { type PlanListInput, usePlans } from '../sessions/session.queries.ts'
import { sessionText } from '../sessions/session.text.ts'
import { PlanGoals } from './plan-goals.tsx'

/** View key progress/plan/index: plans of mentees, committees and bases, and those with own goals. */
export default function PlanListPage() {
  const text = useText(sessionText)
  const { fields, menus } = useText(planWords)
  const list = useListState('progress-plans', ['keywords', 'open'])
  const result = usePlans(list.input as PlanListInput)

  return (
    <ListScreen<ProgressPlan>
      title={menus.progressPlans}
      lead={text.plansLead}
      {...{ list, result }}
      columns={usePlanColumns()}
      filters={[
        textFilter('keywords', fields.keywords),
        choiceFilter('open', fields.open, [{ value: '1', label: text.openOnly }]),
      ]}
    >
      {text.plansEmpty}
    </ListScreen>
  )
}

function usePlanColumns(): Column<ProgressPlan>[] {
  const text = useText(sessionText)

  return [
    {
      key: 'name',
      title: text.trainee,
      width: 140,
      card: 'title',
      cell: ({ name, number }) => (
        <>
          {name} <span className="soft">{number}</span>
        </>
      ),
    },
    {
      key: 'openedOn',
      title: text.planSince,
      width: 120,
      card: 'fact',
      cell: (row) => row.openedOn,
    },
    {
      key: 'goals',
      title: text.goalsOf,
      width: 480,
      card: 'fact',
      cell: (row) => <PlanGoals goals={row.goals} />,
    },
  ]
}
