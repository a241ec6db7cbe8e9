import { planPermissions as may } from '@residency/contract/areas/rotations/plan/access'
import { type PlanRow, planSorts } from '@residency/contract/areas/rotations/plan/plan.contract'
import { planFlow } from '@residency/contract/areas/rotations/plan/plan.flow'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { NewPlanProps } from './new-plan.tsx'
import { usePlanColumns } from './plan.columns.tsx'
import { type PlanListInput, usePlanChoices, usePlans } from './plan.queries.ts'
import { planText } from './plan.text.ts'
import { PlanRecord } from './plan-record.tsx'
import type { RenamePlanProps } from './rename-plan.tsx'
import { usePlanActions } from './use-plan-actions.ts'

const NewPlan = lazyDialog<NewPlanProps>(() =>
  import('./new-plan.tsx').then((part) => part.default),
)

const RenamePlan = lazyDialog<RenamePlanProps>(() =>
  import('./rename-plan.tsx').then((part) => part.default),
)

/** View key rotation/plan/index: the plans of the bases; one of them with `?id=`. */
export default function PlanListPage() {
  const id = useRecordId()
  const { menus } = useText(planWords)
  const title = menus['rotation.plans']

  return id === null ? <PlanList title={title} /> : <PlanRecord id={id} list={title} />
}

function PlanList({ title }: { title: string }) {
  const text = useText(planText)
  const { fields, flows } = useText(planWords)
  const list = useListState('plans', ['keywords', 'baseId', 'state'])
  const result = usePlans(list.input as PlanListInput)
  const bases = usePlanChoices().data?.bases ?? []
  const [isNew, setNew] = useState(false)
  const renamePlanDialog = useRowDialog<PlanRow>()
  const columns = usePlanColumns(usePlanActions(renamePlanDialog.open))
  const states = toChoices(planFlow.states, flows.rotationPlan.states)
  const base = choiceFilter('baseId', fields.baseId, toTextChoices(bases))

  return (
    <>
      <ListScreen<PlanRow>
        title={title}
        lead={text.lead}
        list={list}
        result={result}
        columns={columns}
        sorts={planSorts}
        filters={[
          textFilter('keywords', text.search),
          ...(bases.length > 1 ? [base] : []),
          choiceFilter('state', fields.state, states),
        ]}
        actions={
          <AddButton perm={may.manage} onAdd={() => setNew(true)}>
            {text.add}
          </AddButton>
        }
      >
        {text.empty}
      </ListScreen>
      <NewPlan isOpen={isNew} onClose={() => setNew(false)} />
      <RenamePlan
        plan={renamePlanDialog.opened}
        isOpen={renamePlanDialog.isOpen}
        onClose={renamePlanDialog.close}
      />
    </>
  )
}
