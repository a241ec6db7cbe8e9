import type { PlanRow } from '@residency/contract/areas/rotations/plan/plan.contract'
import type { TraineeWithoutPlace } from '@residency/contract/areas/rotations/plan/run.contract'
import { Alert, Button } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { type RemedyRequest, UnplacedTrainees } from './left-trainees.tsx'
import '../plan/plan.css'
import {
  useApplyRemedy,
  useApplyRun,
  useLastRun,
  useStartRun,
  useStopRun,
} from '../plan/plan.queries.ts'
import { planText } from '../plan/plan.text.ts'
import { canAdopt, canStop, isUnderWay, wasStopped } from './run.rules.ts'
import { RunOutcome } from './run-outcome.tsx'
import { RunProgress } from './run-progress.tsx'
import { type Order, StartRun } from './start-run.tsx'

export type SolvePanelProps = { plan: PlanRow; isOpen: boolean; onClose: () => void }

/** Seconds in which a contradiction is looked for. */
const EXPLAIN_SECONDS = 120

/** Computing a plan: start, watch, stop, look at what it would change, take it over. */
export default function SolvePanel({ plan, isOpen, onClose }: SolvePanelProps) {
  const text = useText(planText)
  const { data: run, error, refetch, isPending } = useLastRun(plan.id, isOpen)
  const start = useStartRun()
  const stop = useStopRun()
  const apply = useApplyRun()
  const remedy = useApplyRemedy()
  const begin = (order: Order) => start.mutate({ id: plan.id, version: plan.version, ...order })

  const adopt = () =>
    apply.mutate(
      { id: plan.id, runId: run!.id, version: plan.version },
      {
        onSuccess: () => {
          toast.success(text.adopted)
          onClose()
        },
      },
    )

  const remedyBy = ({ trainee, index, reason }: RemedyRequest) =>
    remedy.mutate(
      {
        id: plan.id,
        runId: run!.id,
        version: plan.version,
        traineeId: trainee.traineeId,
        remedy: index,
        reason,
      },
      {
        onSuccess: ({ version }) => {
          toast.success(
            say(messageOf(text, trainee.remedies[index]!), { trainee: trainee.trainee }),
          )
          // other trainees without a place are examined again, after the change
          if (run!.left.length === 1) onClose()
          else
            start.mutate({
              id: plan.id,
              version,
              kind: 'solve',
              seconds: run!.seconds,
              fromMonth: null,
            })
        },
      },
    )

  const chooseFooter = () => {
    if (run && canAdopt(run))
      return (
        <Button type="primary" loading={apply.isPending} onClick={adopt}>
          {run.left.length > 0 ? say(text.adoptOthers, { count: run.left.length }) : text.adopt}
        </Button>
      )
    if (run && canStop(run))
      return (
        <Button
          loading={stop.isPending || stop.isSuccess}
          onClick={() => stop.mutate({ id: plan.id, runId: run.id })}
        >
          {stop.isSuccess ? text.stopping : text.stop}
        </Button>
      )

    return undefined
  }

  const footer = chooseFooter()

  const renderBody = () => {
    if (isPending || error) return <PendingPanel error={error} onRetry={() => void refetch()} />
    if (run && isUnderWay(run)) return <RunProgress run={run} />

    return (
      <>
        {run && !run.isStale && (
          <RunOutcome
            run={run}
            onExplain={() => begin({ kind: 'explain', seconds: EXPLAIN_SECONDS, fromMonth: null })}
            left={
              run.left.length > 0 && (
                <UnplacedTrainees run={run} isBusy={remedy.isPending} onApply={remedyBy} />
              )
            }
          />
        )}
        {run?.isStale && !wasStopped(run) && <Alert type="info" showIcon title={text.stale} />}
        {!run && <p>{text.noRun}</p>}
        <StartRun plan={plan} isBusy={start.isPending} onStart={begin} />
      </>
    )
  }

  return (
    <SidePanel
      title={text.solveTitle}
      isOpen={isOpen}
      onClose={onClose}
      footer={footer}
      width={620}
    >
      {renderBody()}
    </SidePanel>
  )
}

/** What is reported after a remedy. */
function messageOf(
  text: { remedied: string; remediedLater: string; excluded: string },
  remedy: TraineeWithoutPlace['remedies'][number],
): string {
  if (remedy.isDecidedLater) return text.remediedLater
  return remedy.stays.length > 0 ? text.remedied : text.excluded
}
