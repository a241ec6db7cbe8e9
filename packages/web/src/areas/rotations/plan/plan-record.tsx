import { planPermissions as may } from '@residency/contract/areas/rotations/plan/access'
import { exportPlan, type PlanRow } from '@residency/contract/areas/rotations/plan/plan.contract'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { preferencePermissions } from '@residency/contract/areas/rotations/preferences/access'
import { monthOf } from '@residency/contract/kernel/day'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../platform/calls/api-client.ts'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { PlanBoard } from '../board/plan-board.tsx'
import './plan.css'
import type { SolvePanelProps } from '../runs/solve-panel.tsx'
import { PLAN_TONES, PlanFigures } from './plan.columns.tsx'
import { usePlan } from './plan.queries.ts'
import { planText } from './plan.text.ts'
import type { RenamePlanProps } from './rename-plan.tsx'
import { usePlanActions } from './use-plan-actions.ts'

const RenamePlan = lazyDialog<RenamePlanProps>(() =>
  import('./rename-plan.tsx').then((part) => part.default),
)

const SolvePanel = lazyDialog<SolvePanelProps>(() =>
  import('../runs/solve-panel.tsx').then((part) => part.default),
)

const ComparePanel = lazyDialog<SolvePanelProps>(() =>
  import('./compare-panel.tsx').then((part) => part.default),
)

const PlanPreferences = lazyPart<{ planId: number }>(() =>
  import('../preferences/plan-preferences.tsx').then((part) => part.default),
)

/** A plan: what it is worth, and its board; a draft is solved, changed and published here. */
export function PlanRecord({ id, list }: { id: number; list: string }) {
  const text = useText(planText)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const { data, error, refetch } = usePlan(id)
  const renamePlanDialog = useRowDialog<PlanRow>()
  const [panel, setPanel] = useState<'solve' | 'compare' | null>(null)
  const actionsOf = usePlanActions(renamePlanDialog.open, () => navigate(pathOf(null)))
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  const actions = actionsOf(data)
  const canEdit = data.actions.includes('edit')

  const buttons = (
    <>
      {canEdit && (
        <Button type="primary" onClick={() => setPanel('solve')}>
          {text.solve}
        </Button>
      )}
      <PageActions
        actions={[
          ...actions.slice(0, 1),
          { key: 'compare', label: text.compare, onClick: () => setPanel('compare') },
          ...actions.slice(1),
        ]}
      />
      <Can perm={[may.export]}>
        <DownloadButton download={() => call(exportPlan, { planId: id })}>
          {text.export}
        </DownloadButton>
      </Can>
    </>
  )

  return (
    <>
      <DetailScreen
        title={data.name}
        list={list}
        state={<PlanLead plan={data} />}
        actions={buttons}
        {...(data.isCurrent
          ? {}
          : { banner: <Alert type="warning" showIcon title={text.outdated} /> })}
        sections={[]}
      />
      <Can perm={[preferencePermissions.list]}>
        <PlanPreferences planId={id} />
      </Can>
      <PlanBoard planId={id} title={data.name} />
      <RenamePlan
        plan={renamePlanDialog.opened}
        isOpen={renamePlanDialog.isOpen}
        onClose={renamePlanDialog.close}
      />
      <SolvePanel plan={data} isOpen={panel === 'solve'} onClose={() => setPanel(null)} />
      <ComparePanel plan={data} isOpen={panel === 'compare'} onClose={() => setPanel(null)} />
    </>
  )
}

/** State, edition, base and span of a plan, and its sum of peaks. */
function PlanLead({ plan }: { plan: PlanRow }) {
  const text = useText(planText)
  const { flows } = useText(planWords)

  const parts = [
    say(text.edition, { edition: plan.edition }),
    plan.base,
    say(text.spanOf, { from: monthOf(plan.startsOn), months: plan.months }),
    plan.cohorts.join(text.comma),
    say(text.people, { count: plan.traineeCount }),
  ]

  return (
    <>
      <StateTag tone={PLAN_TONES[plan.state]}>{flows.rotationPlan.states[plan.state]}</StateTag>{' '}
      {parts.join(' · ')} ·{' '}
      <span title={text.peakHelp}>
        {text.peak} <PlanFigures plan={plan} />
      </span>
    </>
  )
}
