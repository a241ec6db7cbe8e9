import * as plan from '@residency/contract/areas/rotations/plan/plan.contract'
import * as run from '@residency/contract/areas/rotations/plan/run.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { isUnderWay } from '../runs/run.rules.ts'

const PATHS = ['/api/v1/rotationPlans']

/** How often a computation under way is looked at, in milliseconds. */
const LOOK_MS = 1000
export type PlanListInput = InputOf<typeof plan.listPlans>
export const usePlans = (input: PlanListInput | null) => useListOf(plan.listPlans, input)
export const usePlan = (id: number) => useEndpoint(plan.getPlan, { id })
export const usePlanChoices = () => useEndpoint(plan.listPlanChoices, {})

export const usePlanComparison = (id: number, other: number) =>
  useEndpoint(plan.comparePlans, { id, with: other })

const nextLook = ({ state }: { state: { data?: unknown } }) => {
  const last = state.data as run.SolverRun | null | undefined
  return last && isUnderWay(last) ? LOOK_MS : false
}

/** The latest computation of a plan, looked at again and again while it is under way. */
export const useLastRun = (id: number, isWatched: boolean) =>
  useEndpoint(
    run.getLastRun,
    { id },
    isWatched ? { refetchInterval: nextLook, staleTime: 0 } : { staleTime: 0 },
  )

export const useCreatePlan = () =>
  useChange(PATHS, (input: InputOf<typeof plan.createPlan>) =>
    call(plan.createPlan, input, { quiet: true }),
  )

export const useRenamePlan = () =>
  useChange(PATHS, (input: InputOf<typeof plan.updatePlan>) =>
    call(plan.updatePlan, input, { quiet: true }),
  )

export const useCopyPlan = () => useChange(PATHS, (id: number) => call(plan.copyPlan, { id }))

export const useRefreshPlan = () =>
  useChange(PATHS, (input: InputOf<typeof plan.refreshPlan>) => call(plan.refreshPlan, input))

export const usePublishPlan = () =>
  useChange(PATHS, (input: InputOf<typeof plan.publishPlan>) => call(plan.publishPlan, input))

export const useDeletePlan = () =>
  useChange(PATHS, (input: InputOf<typeof plan.deletePlan>) => call(plan.deletePlan, input))

export const useStartRun = () =>
  useChange(PATHS, (input: InputOf<typeof run.startRun>) => call(run.startRun, input))

export const useStopRun = () =>
  useChange(PATHS, (input: InputOf<typeof run.stopRun>) => call(run.stopRun, input))

export const useApplyRemedy = () =>
  useChange(PATHS, (input: InputOf<typeof run.applyRemedy>) => call(run.applyRemedy, input))

export const useApplyRun = () =>
  useChange(PATHS, (input: InputOf<typeof run.applyRun>) => call(run.applyRun, input))
