import { awardApplicationErrors as errors } from '@residency/contract/areas/awards/applications/access'
import { errorSentence, labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { visibleAwards } from '../awards.policy.ts'
import { isDraft, mayWithdraw } from './application.policy.ts'
import { findApplicationsOf } from './application.queries.ts'
import { audienceOf, personRefusal } from './eligible.ts'
import { refusedPerson } from './grant.rules.ts'
import { findAwardPerson, findOpenAwards } from './person.queries.ts'
import { AWARD_APPLICATION, levelLabels, presentApplication } from './present-application.ts'

/**
 * The own applications, and the awards that are open now, each with the reason why one cannot
 * apply.
 */
export async function getOwnAwards(ctx: SignedCtx) {
  const { userId } = ctx.actor
  const person = await findAwardPerson(ctx.db, userId)
  const audience = person ? audienceOf(person) : null

  const [rows, open, levels] = await Promise.all([
    findApplicationsOf(ctx.db, visibleAwards(ctx.actor), userId),
    findOpenAwards(ctx.db, audience ? [audience] : [], userId, dayInChina(ctx.now())),
    levelLabels(ctx),
  ])

  const files = await filesOfMany(
    ctx.db,
    AWARD_APPLICATION,
    rows.map(({ id }) => id),
  )

  const refusalOf = (award: (typeof open)[number]) => {
    const kind = labelIn(ctx.language, award.kind, award.kindEn)
    const refused = refusedPerson(award)
    const refusal = award.isApplied
      ? fail(errors.alreadyApplied, { kind })
      : refused && personRefusal(ctx, award, person!.name, refused)

    return refusal && errorSentence(ctx.words, ctx.language, refusal.def, refusal.data)
  }

  return {
    applications: rows.map((row) => ({
      ...presentApplication(ctx, row, levels),
      files: files.get(row.id) ?? [],
      isEditable: isDraft(row.state),
      mayWithdraw: isDraft(row.state) || mayWithdraw(row, ctx.actor),
    })),
    offered: open.map((award) => ({
      limitId: award.id,
      kind: labelIn(ctx.language, award.kind, award.kindEn),
      levelLabel: levels.get(award.level) ?? award.level,
      year: award.year,
      conditions: award.conditions,
      closesOn: award.closesOn,
      needsPapers: award.needsPapers,
      hidesNames: award.hidesNames,
      isCompetition: award.mode === 'competition',
      refusal: refusalOf(award),
    })),
    isOutside: audience === 'outside',
  }
}
