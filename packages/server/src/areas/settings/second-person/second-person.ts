import {
  settingsPermissions as may,
  settingsErrors,
} from '@residency/contract/areas/settings/access'
import type { changeSecondPersonRule as changeCall } from '@residency/contract/areas/settings/second-person/second-person.contract'
import {
  holds,
  type InputOf,
  SECOND_PERSON_RULES,
  type SecondPersonRule,
} from '@residency/contract/kernel'
import { sql } from 'kysely'
import { minuteInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail } from '../../../platform/http/fail.ts'
import { findSecondPersonChanges, insertSecondPersonChange } from './second-person.queries.ts'

type Change = Awaited<ReturnType<typeof findSecondPersonChanges>>[number]

/** A rule asks for a second person until it is waived. */
function settingOf(rule: SecondPersonRule, changes: readonly Change[]) {
  const own = changes.filter((change) => change.rule === rule)

  const history = own.map(({ id, isWaived, reason, who, changedAt }) => ({
    id,
    isWaived,
    reason,
    changedBy: who,
    changedAt: minuteInChina(changedAt),
  }))

  return { rule, isWaived: own[0]?.isWaived ?? false, history }
}

export async function listSecondPersonRules(ctx: SignedCtx) {
  const changes = await findSecondPersonChanges(ctx.db)
  return {
    rules: SECOND_PERSON_RULES.map((rule) => settingOf(rule, changes)),
    mayChange: holds(ctx.actor, may.secondPersonEdit),
  }
}

/** Changes are made one after the other. */
const lockChanges = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('second_person_changes'))`.execute(db)

/** Waives a rule, or puts it back. The steps that are taken by the waiver refer to this change. */
export const changeSecondPersonRule = (
  ctx: SignedCtx,
  { rule, isWaived, reason, lastId }: InputOf<typeof changeCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    await lockChanges(tx.db)

    const before = settingOf(rule, await findSecondPersonChanges(tx.db))
    if ((before.history[0]?.id ?? null) !== lastId) throw changedMeanwhile()
    if (before.isWaived === isWaived) throw fail(settingsErrors.ruleUnchanged)

    const change = { rule, isWaived, reason, changedBy: tx.actor.userId, changedAt: tx.now() }
    const id = await insertSecondPersonChange(tx.db, change)
    const action = isWaived ? 'settings.secondPerson.waive' : 'settings.secondPerson.restore'

    await tx.audit({
      action,
      entity: 'secondPersonRule',
      entityId: id,
      detail: { rule, isWaived, reason },
    })

    return settingOf(rule, await findSecondPersonChanges(tx.db))
  })
