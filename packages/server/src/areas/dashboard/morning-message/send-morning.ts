import { addDays } from '@residency/contract/kernel/day'
import { publishedName } from '../../../platform/area.ts'
import { dayInChina, hourInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findActorById } from '../../accounts/accounts.public.ts'
import { notify } from '../../messages/messages.public.ts'
import { findCalendar, isWorkingDay } from '../../settings/settings.public.ts'
import { findUnnotifiedAccounts, forgetMornings, reserveMessage } from './morning.queries.ts'
import { isAwaited, summaryOf, workOf } from './morning.rules.ts'
import { morningNotices } from './morning-notices.seed.ts'

/**
 * Messages that are not urgent are sent at eight on working days; a server that was down sends them
 * later, until noon.
 */
const [FROM_HOUR, UNTIL_HOUR] = [8, 12]
const BATCH_SIZE = 20

/** A clock that is set back by less sends no message of a day again. */
const REMEMBERED_DAYS = 35
const OUTSIDERS = ['STUDENT', 'APPLICANT', 'PARTNER'] as const

/** The work that waits for a person, with the words of its kinds in both languages. */
async function findWork(ctx: SignedCtx) {
  const perArea = await Promise.all(
    ctx.services.areas.flatMap(({ waiting, ...area }) =>
      waiting
        ? [
            waiting
              .count(ctx)
              .then((counts) => ({ area: publishedName(area), kinds: waiting.kinds, counts })),
          ]
        : [],
    ),
  )

  return workOf(
    perArea,
    (area, language) => ctx.words[area]![language].waiting as Readonly<Record<string, string>>,
  )
}

/**
 * Each person gets one message a day with how much waits for them, as the inbox counts it; none if
 * nobody else waits for anything of it.
 */
const notifyOne = (ctx: SignedCtx, userId: number, day: string) =>
  inTransaction(ctx, async (tx) => {
    if (!(await reserveMessage(tx.db, userId, day))) return

    const actor = await findActorById(tx.db, userId)
    const work = actor ? await findWork({ ...tx, actor }) : []
    if (!isAwaited(work)) return

    const { count, zh, en } = summaryOf(work)

    await notify(tx, morningNotices.morning, [
      { userId, values: { count, list: zh }, valuesEn: { count, list: en }, path: '/inbox' },
    ])
  })

/**
 * Sends deciders their waiting work, on working days from eight on: some at a time, so that no
 * request waits behind it.
 */
export async function sendMorning(ctx: SignedCtx): Promise<void> {
  const day = dayInChina(ctx.now())
  const hour = hourInChina(ctx.now())
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return

  const unnotified = await findUnnotifiedAccounts(ctx.db, day, OUTSIDERS, BATCH_SIZE)
  if (unnotified.length === 0) return

  const { known: publishedYears } = await findCalendar(ctx.db, day, day)
  if (!isWorkingDay(day, publishedYears)) return

  for (const id of unnotified) await notifyOne(ctx, id, day)

  await forgetMornings(ctx.db, addDays(day, -REMEMBERED_DAYS))
}
