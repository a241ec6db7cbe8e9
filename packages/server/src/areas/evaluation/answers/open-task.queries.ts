import { type RawBuilder, sql } from 'kysely'

/** Whether the task `k` can still open, or has: a target `g` that was closed opens no more of them. */
export const mayOpen: RawBuilder<boolean> = sql<boolean>`(g.state = 'open' or k.opens_on <= g.tasks_opened_on)`

/** Whether the task `k` has opened by a day: before it is in no list, count or reminder. */
export const hasOpened = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(k.opens_on <= ${today}::date and ${mayOpen})`

/** Whether the task `k` of the target `g` waits for its rater on a day. The only place that says so. */
export const isOpenTask = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(not k.done and not k.is_dropped and g.state = 'open' and ${hasOpened(today)})`
