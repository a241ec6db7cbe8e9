import type { IntakeDetail } from '@residency/contract/areas/recruitment/intakes/intake.contract'
import { type IntakeState, intakeFlow } from '@residency/contract/areas/recruitment/intakes/intake.flow'

type History = Pick<IntakeDetail, 'state' | 'history'>
export type IntakeStep = { key: IntakeState; state: 'finish' | 'process' | 'wait'; by: string | null; at: string | null }

/** The states of an intake as steps: which are done, when and by whom. */
export function intakeSteps({ state, history }: History): IntakeStep[] {
  const now = intakeFlow.states.indexOf(state)
  const last = intakeFlow.states.length - 1
  return intakeFlow.states.map((key, i) => {
    const entered = i <= now ? history.filter((step) => step.to === key).sort((a, b) => b.at.localeCompare(a.at))[0] : undefined
    const isDone = i < now || (i === now && now === last)
    return { key, state: isDone ? 'finish' : i === now ? 'process' : 'wait', by: entered?.by ?? null, at: entered?.at ?? null }
  })
}
