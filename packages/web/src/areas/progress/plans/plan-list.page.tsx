import {
  type ListedPlan,
  PLAN_KINDS,
  PLAN_WAITS,
  planSorts,
} from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { type PlanListInput, usePlans } from '../sessions/session.queries.ts'
import { sessionText } from '../sessions/session.text.ts'
import { LookList } from './look-list.tsx'
import { planText } from './plan.text.ts'
import type { PlanAct } from './plan-dialogs.tsx'
import { PlanGoals } from './plan-goals.tsx'
import { LEARNING_PLAN_TONES } from './plan-tones.rules.ts'
import { usePlanSteps } from './use-plan-steps.ts'
import { WhatIsMissing } from './what-is-missing.tsx'

const PlanDialogs = lazyDialog(() => import('./plan-dialogs.tsx').then((part) => part.PlanDialogs))

/** View key progress/plan/index: plans of mentees, committees and bases, and those with own goals. */
export default function PlanListPage() {
  const text = useText(planText)
  const { openOnly } = useText(sessionText)
  const { fields, menus, kinds, waitsFor } = useText(planWords)
  const list = useListState('progress-plans', ['keywords', 'waits', 'kind', 'open'])
  const result = usePlans(list.input as PlanListInput)
  const dialog = useRowDialog<PlanAct>()

  return (
    <>
      <ListScreen<ListedPlan>
        title={menus.progressPlans}
        lead={text.lead}
        list={list}
        result={result}
        columns={usePlanColumns(dialog.open)}
        sorts={planSorts}
        filters={[
          textFilter('keywords', fields.keywords),
          choiceFilter('waits', fields.waits, toChoices(PLAN_WAITS, waitsFor)),
          choiceFilter('kind', fields.kind, toChoices(PLAN_KINDS, kinds)),
          flagFilter('open', fields.open, openOnly),
        ]}
      >
        {text.empty}
      </ListScreen>
      <PlanDialogs isOpen={dialog.isOpen} act={dialog.opened} onClose={dialog.close} />
    </>
  )
}

/** What a mentor may do about a plan. */
function usePlanActions(open: (act: PlanAct) => void) {
  const text = useText(planText)
  const { actions } = useText(planWords).flows.learningPlan
  const { take } = usePlanSteps()

  const form = (action: PlanAct['action']) => (plan: ListedPlan) =>
    open({ plan: { id: plan.id, version: plan.version }, action })

  return (plan: ListedPlan) =>
    allowedActions(plan, {
      agree: { label: actions.agree, onClick: (row) => void take(row, 'agree') },
      return: { label: actions.return, onClick: form('return') },
      look: { label: text.look, onClick: form('look') },
      reopen: { label: actions.reopen, onClick: (row) => void take(row, 'reopen') },
      end: { label: actions.end, danger: true, onClick: form('end') },
    })
}

function usePlanColumns(open: (act: PlanAct) => void): Column<ListedPlan>[] {
  const text = useText(sessionText)
  const { nextLook } = useText(planText)
  const { fields } = useText(planWords)
  const actionsOf = usePlanActions(open)

  return [
    {
      key: 'name',
      title: text.trainee,
      width: 140,
      card: 'title',
      cell: ({ name, number }) => (
        <>
          <span>{name}</span> <span className="soft">{number}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: fields.state,
      width: 150,
      card: 'state',
      cell: (row) => <PlanState plan={row} />,
    },
    {
      key: 'openedOn',
      title: text.planSince,
      width: 110,
      card: 'fact',
      cell: (row) => row.openedOn,
    },
    {
      key: 'goals',
      title: text.goalsOf,
      width: 480,
      card: 'fact',
      cell: (row) => <GoalsCell plan={row} />,
    },
    {
      key: 'nextLookOn',
      title: nextLook,
      width: 110,
      card: 'fact',
      cell: (row) => row.nextLookOn ?? '–',
    },
    actionsColumn(text.actions, 160, actionsOf),
  ]
}

function PlanState({ plan: { kind, state, isLookDue } }: { plan: ListedPlan }) {
  const text = useText(planText)
  const { kinds, flows } = useText(planWords)

  return (
    <>
      {kinds[kind]}{' '}
      <StateTag tone={state ? LEARNING_PLAN_TONES[state] : 'good'}>
        {state ? flows.learningPlan.states[state] : text.noState}
      </StateTag>{' '}
      {isLookDue && <StateTag tone="bad">{text.lookLate}</StateTag>}
    </>
  )
}

function GoalsCell({ plan }: { plan: ListedPlan }) {
  const text = useText(planText)

  return (
    <div>
      <PlanGoals goals={plan.goals} />
      <LookList looks={plan.looks} />
      {plan.endNote && (
        <div className="soft">
          {say(text.endedOn, { day: plan.endedOn ?? '', note: plan.endNote })}
        </div>
      )}
      {plan.state && plan.endedOn === null && <WhatIsMissing planId={plan.id} />}
    </div>
  )
}
