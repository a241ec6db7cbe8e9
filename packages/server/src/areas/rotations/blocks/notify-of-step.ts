import type { BlockAction } from '@residency/contract/areas/rotations/blocks/block.flow'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { BlockRow } from './block.queries.ts'
import type { BlockFactsById } from './block-facts.ts'
import { blockNotices } from './block-notices.seed.ts'
import { shortfallText } from './judge-steps.ts'
import { findNamesOf, findPeopleOfBases } from './trainee-blocks.queries.ts'

export const OWN_PATH = '/rotation/own'
const MONTH_PATH = '/rotation/month'
export const SUPERVISED_PATH = '/rotation/supervisor?mine=1'

/** The blanks of a notice about a stay. */
export const ofBlock = (b: BlockRow) => ({
  values: { name: b.realName, department: b.department, from: b.startsOn, until: b.endsOn },
  valuesEn: { department: b.departmentEn ?? b.department },
})

/**
 * Notifies the trainee of entry and result, the supervisor of the new trainee, and the base of a
 * stay that has to be repeated.
 */
export async function notifyOfStep(
  tx: SignedCtx,
  action: BlockAction,
  moved: readonly BlockRow[],
  facts: BlockFactsById,
) {
  if (action === 'enter') return notifyOfEntry(tx, moved)

  if (action === 'pass') {
    const people = moved.map((b) => ({ userId: b.userId, ...ofBlock(b), path: OWN_PATH }))
    return notify(tx, blockNotices.pass, people)
  }

  if (action !== 'fail' || moved.length === 0) return

  const reasonsOf = (b: BlockRow) => {
    const short = facts.get(b.id)!.shortfalls
    const { values, valuesEn } = ofBlock(b)
    return {
      values: { ...values, reasons: shortfallText('zh-cn', short) },
      valuesEn: { ...valuesEn, reasons: shortfallText('en', short) },
    }
  }

  const bases = await findPeopleOfBases(
    tx.db,
    moved.map((b) => b.baseId),
  )

  await notify(
    tx,
    blockNotices.fail,
    moved.map((b) => ({ userId: b.userId, ...reasonsOf(b), path: OWN_PATH })),
  )

  const recipients = moved.flatMap((b) =>
    bases
      .filter((administrator) => administrator.baseId === b.baseId)
      .map(({ userId }) => ({ userId, ...reasonsOf(b) })),
  )

  await notify(
    tx,
    blockNotices.repeatNeeded,
    recipients.map((recipient) => ({ ...recipient, path: `${MONTH_PATH}?waiting=repeat` })),
  )
}

/** The stays as they were before the step: the new supervisors are read again. */
async function notifyOfEntry(tx: SignedCtx, moved: readonly BlockRow[]) {
  const names = await findNamesOf(
    tx.db,
    moved.map(({ id }) => id),
  )

  const entered = moved.map((b) => {
    const { values, valuesEn } = ofBlock(b)
    return {
      userId: b.userId,
      values: { ...values, supervisor: names.get(b.id)?.name ?? '' },
      valuesEn,
      path: OWN_PATH,
    }
  })

  await notify(tx, blockNotices.enter, entered)

  const supervising = moved.map((b) => ({
    userId: names.get(b.id)!.userId,
    ...ofBlock(b),
    path: SUPERVISED_PATH,
  }))

  await notify(tx, blockNotices.supervise, supervising)
}
