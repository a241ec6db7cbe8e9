import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import { commitmentOf } from '../../../algorithms/matching/lots.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { type Intake, openSeed } from '../../intakes/intakes.public.ts'
import { roundNow } from './admission.policy.ts'
import { inputOf } from './assemble.rules.ts'
import {
  findCheckedScores,
  findChoicesOfRegistrations,
  findPoolsOfIntake,
  findRegistrations,
} from './collect.queries.ts'
import { countPublishedRuns } from './run.queries.ts'

/**
 * Who takes part: in the first run those with scores, in the second those it left without a seat.
 */
export const STATES = {
  1: registrationFlow.actions.admit.from,
  2: registrationFlow.actions.adjust.from,
} as const

/** Which run is next for an intake; refuses when none is. */
export async function mustHaveRound(db: Db, intake: Intake): Promise<1 | 2> {
  const published = await countPublishedRuns(db, intake.id)
  const round = roundNow({ state: intake.state, passesOnSeats: intake.passesOnSeats, published })
  if (round === null) throw fail(errors.runNotNow)

  return round
}

/**
 * The seed the intake has committed itself to; a seed that does not fit the published commitment
 * draws nothing.
 */
export function mustHaveSeed(ctx: SignedCtx, intake: Intake): string {
  const seed = openSeed(ctx, intake)
  if (seed === null || commitmentOf(seed) !== intake.seedCommitment)
    throw fail(errors.runSeedMissing)

  return seed
}

/** Everything a run is made of, in four queries. */
export async function gather(db: Db, intake: Intake, seed: string, round: 1 | 2) {
  const states = STATES[round]
  const pools = await findPoolsOfIntake(db, intake.id)
  const registrations = await findRegistrations(db, intake.id, states)
  const choices = await findChoicesOfRegistrations(db, intake.id, states)
  const scores = await findCheckedScores(db, intake.id, states)

  return {
    round,
    pools,
    registrations,
    ...inputOf(intake, seed, round, pools, { registrations, choices, scores }),
  }
}
