import { addDays } from '@residency/contract/kernel/day'
import { publishedName } from '../../../platform/area.ts'
import { dayInChina, hourInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findActorById } from '../../accounts/accounts.public.ts'
import { notify } from '../../messages/messages.public.ts'
import { findCalendar } from '../../settings/settings.public.ts'
import { isWorkingDay } from '../../settings/working-days.public.ts'
import { findUnnotified, forgetMornings, takeMorning } from './morning.queries.ts'
import { othersWork, summaryOf } from './morning.rules.ts'
import { morningNotices } from './morning-notices.seed.ts'

/**
 * What is not urgent is told at eight on working days; a house that was down makes up for it until
 * noon.
 */
const [FROM_HOUR, UNTIL_HOUR] = [8, 12]
const AT_ONCE = 20
/** A clock that is set back by less sends no message of a day again. */
const REMEMBERED_DAYS = 35
const OUTSIDERS = ['STUDENT', 'APPLICANT', 'PARTNER'] as const

/** What waits for somebody from other people, with the words of its kinds in both languages. */
async function findOthersWork(ctx: SignedCtx) {
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

  return othersWork(
    perArea,
    (area, language) => ctx.words[area]![language].waiting as Readonly<Record<string, string>>,
  )
}

/**
 * One person is told once a day how much waits for their decision; nothing is sent where nothing
 * waits.
 */
const notifyOne = (ctx: SignedCtx, userId: number, day: string) =>
  inTransaction(ctx, async (tx) => {
    if (!(await takeMorning(tx.db, userId, day))) return

    const actor = await findActorById(tx.db, userId)
    const work = actor ? await findOthersWork({ ...tx, actor }) : []
    if (work.length === 0) return

    const { count, zh, en } = summaryOf(work)

    await notify(tx, morningNotices.morning, [
      { userId, values: { count, list: zh }, valuesEn: { count, list: en }, path: '/inbox' },
    ])
  })

/**
 * Tells those who decide, on working days from eight on, what waits for them: some at a time, so
 * that no request waits behind it.
 */
export async function sendMorning(ctx: SignedCtx): Promise<void> {
  const day = dayInChina(ctx.now())
  const hour = hourInChina(ctx.now())
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return

  const unnotified = await findUnnotified(ctx.db, day, OUTSIDERS, AT_ONCE)
  if (unnotified.length === 0) return

  const { known } = await findCalendar(ctx.db, day, day)
  if (!isWorkingDay(day, known)) return

  for (const id of unnotified) await notifyOne(ctx, id, day)

  await forgetMornings(ctx.db, addDays(day, -REMEMBERED_DAYS))
}
