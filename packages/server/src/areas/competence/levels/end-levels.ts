import { grantFlow } from '@residency/contract/areas/competence/levels/grant.flow'
import { NOTICE_DAYS } from '@residency/contract/areas/competence/levels/level.contract'
import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { isOnBooks } from '../../trainees/trainees.public.ts'
import { readableSince } from '../competence.policy.ts'
import { relationsToGrant } from './grant.policy.ts'
import { isCurrent } from './grant.queries.ts'
import { grantNotices, noticeValues } from './grant-notices.seed.ts'

const MAX = 500

/** Whether who proposed `g` still supervises the trainee of `t` or answers for them. */
const mayRenew = (since: string) =>
  sql<boolean>`(exists (select from base_administrators a join majors m on m.base_id = a.base_id
      where m.id = t.major_id and a.user_id = g.proposed_by)
    or exists (select from rotation_blocks b where b.trainee_id = t.id and b.entered_on is not null
        and b.ends_on >= ${since}::date
      and (b.supervisor_id = g.proposed_by or b.department_id = g.department_id)))`

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
    .limit(MAX)
    .forUpdate('g')

/**
 * Levels whose last day is over. A later decision about the same item needs no notice, and who left
 * gets none.
 */
export const endLevels = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())

    const over = await grantsWithNames(tx.db)
      .select([isCurrent.as('isLatest'), isOnBooks('t').as('isOnBooks')])
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

    const ended = over.filter(
      (grant) => grant.isLatest && grant.isOnBooks && moved.includes(grant.id),
    )

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

/**
 * Notifies the trainee, and who proposed the level if they may still read and renew it, once, 30
 * days before it ends.
 */
export const remindOfEnds = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())

    const ending = await grantsWithNames(tx.db)
      .where('g.remindedAt', 'is', null)
      .where('g.validUntil', '>=', today)
      .where('g.validUntil', '<=', addDays(today, NOTICE_DAYS))
      .where(isCurrent)
      .where(isOnBooks('t'))
      .select(mayRenew(readableSince(today)).as('mayRenew'))
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

        const proposer = {
          userId: grant.proposedBy,
          values,
          path: `/competence/grant?id=${grant.id}`,
        }

        return [
          { userId: grant.userId, values, path: '/competence/own' },
          ...(grant.mayRenew ? [proposer] : []),
        ]
      }),
    )

    return ending.length
  })
