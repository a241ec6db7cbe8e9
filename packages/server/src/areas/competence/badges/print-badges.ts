import { badgeErrors as errors } from '@residency/contract/areas/competence/badges/access'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { findHospital } from '../../organisation/organisation.public.ts'
import { badgeScope } from './badge.policy.ts'
import { findHolders, lockTrainees, replaceBadges } from './badge.queries.ts'
import { notifyOfReplaced } from './badge-notices.ts'
import { badgeSheetText } from './badge-sheet.text.ts'
import { badgeSheet } from './badge-sheet.ts'
import { lookupAddress } from './open-badge.ts'

/** The address in a code. It is in the fragment, which no browser sends: it is in no log. */
const addressOf = (ctx: SignedCtx, code: string) => `${lookupAddress(ctx)}#${code}`

async function mustBeHolders(ctx: SignedCtx, ids: readonly number[]) {
  const scope = badgeScope(ctx.actor)
  const people = await findHolders(ctx.db, scope, dayInChina(ctx.now()), ids)
  if (people.length !== ids.length) throw fail(errors.badgeTraineeUnknown)

  return people
}

/**
 * Makes new codes and prints them; only hashes are stored. The sheet is drawn first: a sheet that
 * cannot be drawn revokes no badge.
 */
export async function printBadges(
  ctx: SignedCtx,
  { traineeIds }: { traineeIds: readonly number[] },
): Promise<Binary> {
  const ids = [...new Set(traineeIds)]
  const people = await mustBeHolders(ctx, ids)
  const badges = people.map((person) => ({ ...person, code: newToken() }))
  const { title, ...texts } = badgeSheetText[ctx.language]
  const hospital = await findHospital(ctx.db)
  const head = labelIn(ctx.language, hospital?.name ?? '', hospital?.nameEn)

  const sheet = badgeSheet(
    badges.map(({ name, number, major, majorEn, code }) => ({
      name,
      number,
      major: labelIn(ctx.language, major, majorEn),
      address: addressOf(ctx, code),
    })),
    { ...texts, title, head },
  )

  const body = await drawPdf(sheet, ctx.actor.userId)

  await inTransaction(ctx, async (tx) => {
    await lockTrainees(tx.db, ids)
    await mustBeHolders(tx, ids)

    const replaced = await replaceBadges(
      tx.db,
      badges.map(({ id, code }) => ({ traineeId: id, hash: tokenHash(code) })),
      { userId: tx.actor.userId, now: tx.now() },
    )

    await notifyOfReplaced(
      tx,
      people.filter(({ id }) => replaced.includes(id)),
    )

    await tx.audit({
      action: 'competence.badge.print',
      entity: 'competenceBadge',
      detail: { trainees: ids },
    })
  })

  return {
    filename: `${title}-${dayInChina(ctx.now())}.pdf`,
    type: 'application/pdf',
    body,
    headers: { 'cache-control': 'private, no-store' },
  }
}
