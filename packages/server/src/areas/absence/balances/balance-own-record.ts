import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import { labelIn } from '@residency/contract/kernel'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { dayInChina, minuteInChina, yearInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnRef } from '../../trainees/trainees.public.ts'
import { listEarned } from '../earned-days/list-earned.ts'
import { findChanges, findPerson } from './balance.queries.ts'
import { balancesOf } from './list-balances.ts'

/** The days of leave of this year, what was changed in the accounts, and what shifts earned. */
export async function* balancesOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const own = await findOwnRef(ctx)
  const person = own && (await findPerson(ctx.db, { kind: 'all' }, own.id))
  if (!own || !person) return

  const { ownRecord: heads, fields, changeKinds, byDate } = balanceWords[ctx.language]
  const year = yearInChina(ctx.now())
  const { balances, worksSince } = await balancesOf(ctx, person, year)

  yield { heading: heads.person, records: [{ [fields.worksSince]: worksSince }] }

  yield {
    heading: heads.balances,
    records: balances.map((balance) => ({
      [fields.leaveTypeId]: balance.leaveType,
      [fields.year]: String(balance.year),
      [fields.granted]: balance.granted,
      [fields.used]: balance.used + balance.usedBefore,
      [fields.left]: balance.left,
    })),
  }

  const changes = await findChanges(ctx.db, own.id)

  if (changes.length > 0)
    yield {
      heading: heads.changes,
      records: changes.map((change) => ({
        [heads.at]: minuteInChina(change.createdAt),
        [heads.by]: change.by ?? byDate,
        [fields.leaveTypeId]: labelIn(ctx.language, change.type, change.typeEn),
        [fields.year]: String(change.year),
        [fields.kind]: changeKinds[change.kind],
        [fields.days]: Number(change.days),
        [fields.reason]: change.reason,
      })),
    }

  const earned = await listEarned(ctx.db, own.id, dayInChina(ctx.now()))

  if (earned.length > 0)
    yield {
      heading: heads.earned,
      records: earned.map(({ day, days, left, endsOn }) => ({
        [heads.earnedOn]: day,
        [fields.days]: days,
        [fields.left]: left,
        [heads.until]: endsOn,
      })),
    }
}
