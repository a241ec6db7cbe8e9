import { settingsPermissions as may } from '@residency/contract/areas/settings/access'
import { holds } from '@residency/contract/kernel'
import { daysBetween } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { HomeSource } from '../../platform/area.ts'
import { dayInChina } from '../../platform/clock.ts'
import { figurePart, placeOf, rowsPart } from '../../platform/home-parts.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { settingsHomeWords } from './home.text.ts'
import { countByState } from './tasks/task.queries.ts'
import { listTimeWindows } from './windows/list-windows.ts'

const [SHOWN, SOON] = [5, 7]
const READ = 50

/** Background tasks that failed. */
async function countFailedTasks(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.jobList)) return null

  const words = settingsHomeWords[ctx.language]
  const state = 'failed'
  const value = (await countByState(ctx.db)).find((row) => row.state === state)?.count ?? 0
  const note = value ? words.failedNote : words.failedNone

  return figurePart({
    label: words.failed,
    value,
    note,
    tone: value ? 'bad' : 'good',
    to: placeOf('system/job/index', { state }),
  })
}

/** Windows that are open, those that close first in front. */
async function readDeadlines(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.timeList)) return null

  const words = settingsHomeWords[ctx.language]

  const { list, total } = await listTimeWindows(ctx, {
    state: 'open',
    pageNum: 1,
    pageSize: READ,
  })

  const today = dayInChina(ctx.now())
  const daysLeft = (endsAt: string) => daysBetween(today, endsAt.slice(0, 10))
  const soonest = [...list].sort((a, b) => a.endsAt.localeCompare(b.endsAt)).slice(0, SHOWN)

  return rowsPart({
    title: words.deadlines,
    rows: soonest.map((window, i) => {
      const days = daysLeft(window.endsAt)
      return {
        id: i + 1,
        title: window.label,
        note: [
          ...(window.batch ? [window.batch] : []),
          fillSentence(words.until, { until: window.endsAt.slice(0, 10) }),
        ].join(' · '),
        tag: {
          text: days <= 0 ? words.today : fillSentence(words.left, { days }),
          tone: days <= SOON ? 'wait' : 'calm',
        },
      }
    }),
    total,
    empty: words.nothing,
    to: placeOf('system/time/index', { state: 'open' }),
  })
}

export const settingsHome: Readonly<Record<string, HomeSource>> = {
  failedTasks: { sections: ['system'], place: 1, read: countFailedTasks },
  deadlines: { sections: ['office'], place: 21, read: readDeadlines },
}
