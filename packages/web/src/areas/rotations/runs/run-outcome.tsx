import type { SolverRun } from '@residency/contract/areas/rotations/plan/run.contract'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ChangeList } from '../plan/change-list.tsx'
import { planText } from '../plan/plan.text.ts'
import { canAdopt, hasFailed, wasStopped } from './run.rules.ts'
import { RunCurve, RunFigures, RunPreferences, RunShortages } from './run-figures.tsx'

/**
 * What a computation ended with: a plan with its changes, the demands that contradict each other,
 * or nothing.
 */
export function RunOutcome({
  run,
  onExplain,
  left,
}: {
  run: SolverRun
  onExplain: () => void
  left: ReactNode
}) {
  const text = useText(planText)
  if (run.kind === 'explain' || run.conflict.length > 0) return <Reason run={run} />
  if (hasFailed(run)) return <Alert type="error" showIcon title={text.failed} />

  if (!canAdopt(run)) {
    const chooseWhy = () => {
      if (run.impossible.length > 0)
        return say(text.impossible, { names: run.impossible.join(text.comma) })

      return run.kind === 'repair' ? text.noneRepair : text.none
    }

    const why = chooseWhy()

    return (
      <div className="run">
        <Alert
          type="warning"
          showIcon
          title={why}
          action={<Button onClick={onExplain}>{text.explain}</Button>}
        />
      </div>
    )
  }

  const isFirst = run.changes.every((change) => change.before === null)

  const renderChanges = () => {
    if (run.changedMonths === 0) return <p>{text.noChange}</p>
    if (isFirst) return <p>{say(text.changesOnly, { count: run.changedMonths })}</p>

    return (
      <>
        <h2>{say(text.changes, { count: run.changedMonths })}</h2>
        <ChangeList changes={run.changes} />
      </>
    )
  }

  return (
    <div className="run">
      {left}
      <RunFigures run={run} />
      <RunPreferences run={run} />
      <RunShortages run={run} />
      {run.kind === 'solve' && <RunCurve run={run} />}
      {renderChanges()}
    </div>
  )
}

/** Demands that cannot all hold, in words. */
function Reason({ run }: { run: SolverRun }) {
  const text = useText(planText)
  if (run.conflict.length === 0)
    return (
      <Alert
        type="info"
        showIcon
        title={run.isKnown && !wasStopped(run) ? text.noConflict : text.unknown}
      />
    )

  return (
    <div className="run" role="status">
      <h2>{text.conflict}</h2>
      <ul className="run-conflict">
        {run.conflict.map((demand) => (
          <li key={demand}>{demand}</li>
        ))}
      </ul>
    </div>
  )
}
