import { grantFlow } from '@residency/contract/areas/competence/levels/grant.flow'
import { NOTICE_DAYS } from '@residency/contract/areas/competence/levels/level.contract'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { idsOf } from '../../../platform/ids-of.ts'
import { notify } from '../../messages/messages.public.ts'
import { relationsToGrant } from './grant.policy.ts'
import { isCurrent } from './grant.queries.ts'
import { grantNotices, noticeValues } from './grant-notices.seed.ts'

const MOST = 500

const grantsWithNames = (db: Db) =>
  db
    .selectFrom('competenceGrants as g')
    .innerJoin('trainees as t', 't.id', 'g.traineeId')
    .innerJoin('competenceItems as i', 'i.id', 'g.itemId')
    .select(['g.id', 'g.state', 'g.level', 'g.validUntil', 'g.proposedBy', 't.userId'])
    .select(['t.realName as name', 'i.name as item'])
    .where('g.state', '=', 'granted')
    .orderBy('g.validUntil')
    .orderBy('g.id')
    .limit(MOST)
    .forUpdate('g')

/** Levels whose last day is over; a later decision about the same item needs no notice. */
export const endLevels = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())

    const over = await grantsWithNames(tx.db)
      .select(isCurrent.as('isLatest'))
      .where('g.validUntil', '<', today)
      .execute()

    const facts = { isDepartment: false, isCurrent: true, isOver: true }
    const records = over.map((grant) => ({
      id: grant.id,
      state: grant.state,
      relations: relationsToGrant({ ...grant, ...facts }, tx.actor),
    }))

    const { moved } = await advanceMany(tx, grantFlow, 'expire', records, {}, (state, ids) =>
      updateRows(tx, 'competenceGrants', ids, { state }),
    )

    const ended = over.filter(({ id, isLatest: isLast }) => isLast && moved.includes(id))

    await notify(
      tx,
      grantNotices.expire,
      ended.map((grant) => ({
        userId: grant.userId,
        values: noticeValues(grant),
        path: '/competence/own',
      })),
    )

    return moved.length
  })

/** Notifies the trainee and who proposed a level, once, 30 days before it ends. */
export const remindOfEnds = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())

    const ending = await grantsWithNames(tx.db)
      .where('g.remindedAt', 'is', null)
      .where('g.validUntil', '>=', today)
      .where('g.validUntil', '<=', addDays(today, NOTICE_DAYS))
      .where(isCurrent)
      .execute()

    if (ending.length === 0) return 0

    await tx.db
      .updateTable('competenceGrants')
      .set({ remindedAt: tx.now() })
      .where('id', '=', anyId(idsOf(ending)))
      .execute()

    await notify(
      tx,
      grantNotices.ending,
      ending.flatMap((grant) => {
        const values = { ...noticeValues(grant), name: grant.name }

        return [
          { userId: grant.userId, values, path: '/competence/own' },
          { userId: grant.proposedBy, values, path: `/competence/grant?id=${grant.id}` },
        ]
      }),
    )

    return ending.length
  })
