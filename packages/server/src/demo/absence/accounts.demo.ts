// Written as rows: an account for each trainee, type and year.
import { sql } from 'kysely'
import type { DaysOfYear } from '../../areas/absence/day-accounts/days.rules.ts'
import {
  type DayRow,
  entitledDays,
  workYearsOn,
} from '../../areas/absence/entitlements/entitlement.rules.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import type { DemoPlaces, PlannedDemo } from './leaves.demo.ts'

export type DemoType = {
  id: number
  code: string | null
  name: string
  countedBy: string
  isEarned: boolean
}

type Account = {
  traineeId: number
  typeId: number
  year: number
  entitled: number | null
  adjusted: number
}

const GONE = ['rejected', 'withdrawn', 'revoked']

/** Days that the office has put down beyond those that were taken. */
const EARNED_MORE = 1

/**
 * The accounts that leaves draw on, and the leaves for which there are days: who has none left, or
 * has an event twice, stays at work. What is not granted by a table is earned: the office has put
 * it down.
 */
export function accountsOf(
  { trainees }: DemoPlaces,
  types: readonly DemoType[],
  rows: readonly (DayRow & { leaveTypeId: number })[],
  planned: readonly PlannedDemo[],
) {
  const trainee = new Map(trainees.map((one) => [one.id, one]))
  const typeOf = new Map(types.map((type) => [type.id, type]))
  const accounts = new Map<string, Account & { used: number }>()
  const events = new Set<string>()

  const open = (absence: PlannedDemo, { year }: DaysOfYear) => {
    const { id, isEarned } = typeOf.get(absence.typeId!)!
    const { worksSince, startsOn } = trainee.get(absence.traineeId)!

    const workYears = workYearsOn(
      worksSince ?? startsOn,
      absence.startsOn.startsWith(`${year}-`) ? absence.startsOn : `${year}-01-01`,
    )

    const table = rows.filter(({ leaveTypeId }) => leaveTypeId === id)
    const byTable = entitledDays(table, 'year', { province: null, workYears })
    const days = byTable.kind === 'days' ? byTable.days : null
    const entitled = isEarned ? 0 : days
    const known = accounts.get(`${absence.traineeId} ${id} ${year}`)

    return {
      traineeId: absence.traineeId,
      typeId: id,
      year,
      adjusted: 0,
      used: 0,
      ...known,
      entitled,
      isEarned,
    }
  }

  const withinAccounts = planned.filter((absence) => {
    if (absence.typeId === null) return true

    const isOnce =
      rows.some(({ leaveTypeId, per }) => leaveTypeId === absence.typeId && per === 'event') &&
      absence.type !== 'bereavement'
    const event = `${absence.traineeId} ${absence.typeId}`
    if (isOnce && events.has(event)) return false

    const drawn = absence.count.years.map((year) => ({
      days: GONE.includes(absence.outcome.kind) ? 0 : year.days,
      account: open(absence, year),
    }))

    if (
      drawn.some(
        ({ days, account }) =>
          !account.isEarned && account.entitled !== null && account.used + days > account.entitled,
      )
    )
      return false

    if (isOnce) events.add(event)

    for (const { days, account } of drawn) {
      const { isEarned, ...balance } = account
      const used = balance.used + days

      accounts.set(`${balance.traineeId} ${balance.typeId} ${balance.year}`, {
        ...balance,
        used,
        adjusted: isEarned ? Math.ceil(used) + EARNED_MORE : 0,
      })
    }

    return true
  })

  return { accounts: [...accounts.values()], withinAccounts }
}

/** Opens accounts; what was earned is in their history. */
export async function openDemoAccounts(
  { db, actor, now }: SignedCtx,
  accounts: readonly Account[],
) {
  await sql`with opened as (
      insert into leave_accounts (trainee_id, leave_type_id, year, entitled, adjusted, created_at, updated_at)
      select trainee_id, type_id, year, entitled, adjusted, ${now()}::timestamptz, ${now()}::timestamptz
      from jsonb_to_recordset(${recordsJson(accounts)}::jsonb) a (trainee_id bigint, type_id bigint, year int, entitled numeric, adjusted numeric)
      returning id, adjusted)
    insert into leave_account_changes (account_id, days, kind, reason, created_by, created_at)
    select id, adjusted, 'earned', '节假日值班', ${actor.userId}::bigint, ${now()}::timestamptz from opened where adjusted > 0`.execute(
    db,
  )
}
