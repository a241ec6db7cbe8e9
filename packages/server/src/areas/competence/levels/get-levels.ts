import type { OwnLevels } from '@residency/contract/areas/competence/levels/level.contract'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import { findOwnBadge } from '../badges/badge.queries.ts'
import { levelsInCharge, visibleLevels } from '../competence.policy.ts'
import { findLookupSettings } from '../items/item.queries.ts'
import { hasAgreed } from './photo-consent.queries.ts'
import { findEndedLevels, findItemLevels, findSheetTrainee } from './sheet.queries.ts'

type SheetTrainee = NonNullable<Awaited<ReturnType<typeof findSheetTrainee>>>

async function sheetOf(ctx: SignedCtx, trainee: SheetTrainee) {
  const [items, ended] = await Promise.all([
    findItemLevels(ctx.db, trainee, dayInChina(ctx.now())),
    findEndedLevels(ctx.db, trainee.id, dayInChina(ctx.now())),
  ])

  return {
    traineeId: trainee.id,
    name: trainee.name,
    number: trainee.number,
    profession: trainee.profession,
    items: items.map(({ grantedAt, ...item }) => ({
      ...item,
      since: grantedAt === null ? null : dayInChina(grantedAt),
    })),
    ended: ended.map(({ grantedAt, ...level }) => ({ ...level, from: dayInChina(grantedAt) })),
  }
}

export const getLevels = async (ctx: SignedCtx, { id }: { id: number }) =>
  sheetOf(ctx, found(await findSheetTrainee(ctx.db, levelsInCharge(ctx), id)))

const photoOf = (isShown: boolean, isAgreed: boolean): OwnLevels['photo'] => {
  const consent = isShown && !isAgreed ? (['agree'] as const) : []

  return { isShown, isAgreed: isAgreed ? 1 : 0, actions: isAgreed ? ['takeBack'] : [...consent] }
}

/** The own levels with the badge and the consent to the photo. */
export async function getOwnLevels(ctx: SignedCtx) {
  const own = await findTraineeOf(ctx.db, ctx.actor.userId)
  const trainee = own && (await findSheetTrainee(ctx.db, visibleLevels(ctx), own.id))
  if (!trainee) return null

  const [sheet, badge, { showsPhoto }, isAgreed] = await Promise.all([
    sheetOf(ctx, trainee),
    findOwnBadge(ctx.db, trainee.id, dayInChina(ctx.now())),
    findLookupSettings(ctx.db),
    hasAgreed(ctx.db, trainee.id),
  ])

  return {
    ...sheet,
    badge: badge ? { issuedOn: dayInChina(badge.issuedAt), lookups: badge.lookups } : null,
    photo: photoOf(showsPhoto === 1, isAgreed),
  }
}
