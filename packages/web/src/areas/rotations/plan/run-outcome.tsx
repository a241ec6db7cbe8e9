import type { SolverRun } from '@residency/contract/areas/rotations/plan/run.contract'
import { Alert, Button } from 'antd'
import { say, useText } from '../../../platform/i18n.ts'
import { ChangeList } from './change-list.tsx'
import { planText } from './plan.text.ts'
import { canAdopt, hasFailed, wasStopped } from './run.rules.ts'
import { RunCurve, RunFigures } from './run-figures.tsx'

/** What a computation ended with: a plan with its changes, the demands that contradict each other, or nothing. */
export function RunOutcome({ run, onExplain }: { run: SolverRun; onExplain: () => void }) {
  const text = useText(planText)
  if (run.kind === 'explain' || run.conflict.length > 0) return <Reason run={run} />
  if (hasFailed(run)) return <Alert type="error" showIcon title={text.failed} />
  if (!canAdopt(run)) {
    const why =
      run.impossible.length > 0
        ? say(text.impossible, { names: run.impossible.join('、') })
        : run.kind === 'repair'
          ? text.noneRepair
          : text.none
    return (
      <div className="run">
        <Alert type="warning" showIcon title={why} action={<Button onClick={onExplain}>{text.explain}</Button>} />
      </div>
    )
  }
  const isFirst = run.changes.every((change) => change.before === null)
  return (
    <div className="run">
      <RunFigures run={run} />
      {run.kind === 'solve' && <RunCurve run={run} />}
      {run.changedMonths === 0 ? (
        <p>{text.noChange}</p>
      ) : isFirst ? (
        <p>{say(text.changesOnly, { count: run.changedMonths })}</p>
      ) : (
        <>
          <h3>{say(text.changes, { count: run.changedMonths })}</h3>
          <ChangeList changes={run.changes} />
        </>
      )}
    </div>
  )
}

/** Demands that cannot all hold, in words. */
function Reason({ run }: { run: SolverRun }) {
  const text = useText(planText)
  if (run.conflict.length === 0)
    return <Alert type="info" showIcon title={run.isKnown && !wasStopped(run) ? text.noConflict : text.unknown} />
  return (
    <div className="run" role="status">
      <h3>{text.conflict}</h3>
      <ul className="run-conflict">
        {run.conflict.map((demand) => (
          <li key={demand}>{demand}</li>
        ))}
      </ul>
    </div>
  )
}
