import { awardApplicationErrors as errors } from '@residency/contract/areas/awards/applications/access'
import type { AwardAudience } from '@residency/contract/areas/awards/kinds/award-kind.contract'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { type Fail, fail } from '../../../platform/http/fail.ts'
import { limitStateOn } from '../kinds/award-limit.rules.ts'
import { type GrantRefusal, refusedPerson } from './grant.rules.ts'
import { type AwardPerson, findOfferedAward, findOpenAwards } from './person.queries.ts'

/**
 * Whom somebody counts as: a trainee is no teacher, and whoever is either is not from outside.
 * Trainees who have left count as nobody.
 */
export function audienceOf(person: AwardPerson): AwardAudience | null {
  if (person.traineeId !== null) return person.hasLeft ? null : 'trainee'
  if (person.isTeacher) return 'teacher'

  return person.isApplicant ? 'outside' : null
}

/** The base whose step and quota an application of somebody is. */
export const baseOf = (person: AwardPerson) =>
  person.traineeId !== null ? person.traineeBaseId : person.isTeacher ? person.teacherBaseId : null

export type Offered = NonNullable<Awaited<ReturnType<typeof findOfferedAward>>>

/** An award of a year that is open now; refuses with its days otherwise. */
export async function mustBeOffered(tx: SignedCtx, limitId: number): Promise<Offered> {
  const award = await findOfferedAward(tx.db, limitId)
  if (!award) throw fail(errors.awardUnknown)

  const state = limitStateOn(award, dayInChina(tx.now()))

  const days = {
    kind: labelIn(tx.language, award.kind, award.kindEn),
    from: award.opensOn,
    until: award.closesOn,
  }

  if (state === 'upcoming') throw fail(errors.awardNotYet, days)
  if (state === 'over') throw fail(errors.awardOver, days)

  return award
}

type Named = { kind: string; kindEn: string | null; year: number }

export const personRefusal = (
  ctx: SignedCtx,
  award: Named,
  name: string,
  refused: GrantRefusal,
): Fail =>
  fail(errors[refused.why], {
    ...refused,
    kind: labelIn(ctx.language, award.kind, award.kindEn),
    year: award.year,
    name,
  })

/** Refuses whoever the award is not for, and whoever has had it as often as one may. */
export async function mustBeEligible(tx: SignedCtx, award: Offered, person: AwardPerson) {
  const audience = awardKindWords[tx.language].audiences[award.audience]
  const kind = labelIn(tx.language, award.kind, award.kindEn)
  if (audienceOf(person) !== award.audience) throw fail(errors.notForYou, { kind, audience })

  const own = (await findOpenAwards(tx.db, [award.audience], person.id, dayInChina(tx.now()))).find(
    ({ id }) => id === award.id,
  )
  const refused = own && refusedPerson(own)
  if (refused) throw personRefusal(tx, award, person.name, refused)
}
