import { entryPermissions as may } from '@residency/contract/areas/workload/entries/access'
import {
  ENTRY_COUNT_LIMIT,
  itemWithCount,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { holds } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { figurePart, placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { listEntries } from '../entries/list-entries.ts'
import { workloadHomeWords } from './home.text.ts'

const SHOWN = 5

/** Entries are signed within a week of the case. */
const LATE = 8

/**
 * Entries that wait for the reader. A marked one must be looked at first, and has no decision here.
 */
export async function readEntriesToDecide(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.decide)) return null

  const words = workloadHomeWords[ctx.language]

  const { list, total } = await listEntries(ctx, {
    waiting: '1',
    pageNum: 1,
    pageSize: SHOWN,
  })

  return rowsPart({
    title: words.toDecide,
    rows: list.map((e) => ({
      id: e.id,
      title: fillSentence(words.entry, { name: e.name, item: itemWithCount(e.item, e.count) }),
      version: e.version,
      note: e.department
        ? fillSentence(words.entryNote, { day: e.caseDay, department: e.department })
        : e.caseDay,
      tag: e.marks.length > 0 ? { text: words.marked, tone: 'wait' as const } : null,
      actions: e.marks.length > 0 && !e.isOpened ? [] : e.actions,
      to: placeOf('workload/audit/index'),
    })),
    total,
    empty: words.nothing,
    to: placeOf('workload/audit/index'),
  })
}

/** Entries of the reader's trainees that nobody has signed for more than a week. */
export async function countLateEntries(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.list)) return null

  const words = workloadHomeWords[ctx.language]
  const filters = { state: 'submitted' as const, until: addDays(dayInChina(ctx.now()), -LATE) }

  const { total, isTotalCapped } = await listEntries(ctx, {
    ...filters,
    pageNum: 1,
    pageSize: 0,
  })

  return figurePart({
    label: words.overdue,
    value: isTotalCapped ? fillSentence(words.atLeast, { count: ENTRY_COUNT_LIMIT }) : total,
    note: total === 0 ? words.none : words.overdueNote,
    tone: total === 0 ? 'good' : 'bad',
    to: placeOf('workload/entries/index', filters),
  })
}
