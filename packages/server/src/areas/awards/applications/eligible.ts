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
 * The audience a person belongs to: a trainee is not a teacher, and neither of them is from
 * outside. Trainees who have left belong to none.
 */
export function audienceOf(person: AwardPerson): AwardAudience | null {
  if (person.traineeId !== null) return person.hasLeft ? null : 'trainee'
  if (person.isTeacher) return 'teacher'

  return person.isApplicant ? 'outside' : null
}

/** The base that decides an application of a person and whose quota it uses. */
export function baseOf(person: AwardPerson) {
  if (person.traineeId !== null) return person.traineeBaseId

  return person.isTeacher ? person.teacherBaseId : null
}

export type OpenAward = NonNullable<Awaited<ReturnType<typeof findOfferedAward>>>

/** An award of a year that is open now; refuses with its days otherwise. */
export async function mustBeOffered(tx: SignedCtx, limitId: number): Promise<OpenAward> {
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

type AwardName = { kind: string; kindEn: string | null; year: number }

export const personRefusal = (
  ctx: SignedCtx,
  award: AwardName,
  name: string,
  refused: GrantRefusal,
): Fail =>
  fail(errors[refused.why], {
    ...refused,
    kind: labelIn(ctx.language, award.kind, award.kindEn),
    year: award.year,
    name,
  })

/**
 * Refuses people for whom the award is not meant, and people who have had it as often as allowed.
 */
export async function mustBeEligible(tx: SignedCtx, award: OpenAward, person: AwardPerson) {
  const audience = awardKindWords[tx.language].audiences[award.audience]
  const kind = labelIn(tx.language, award.kind, award.kindEn)
  if (audienceOf(person) !== award.audience) throw fail(errors.notForYou, { kind, audience })

  const openAward = (
    await findOpenAwards(tx.db, [award.audience], person.id, dayInChina(tx.now()))
  ).find(({ id }) => id === award.id)
  const refused = openAward && refusedPerson(openAward)
  if (refused) throw personRefusal(tx, award, person.name, refused)
}
