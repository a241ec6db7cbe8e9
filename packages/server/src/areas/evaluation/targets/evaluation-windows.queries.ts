import { targetFlow } from '@residency/contract/areas/evaluation/targets/target.flow'
import { sql } from 'kysely'

/**
 * When each evaluation that was opened can be answered: until its last day, or until it was closed
 * before. One that was closed in the second in which it was opened has no window.
 */
export const evaluationWindows = sql`select w.id, null::integer as year, w.name as batch, null::text as batch_en, w.opened_at as starts_at,
    w.shuts_at - interval '1 second' as ends_at, w.shuts_at
  from (
    select g.id, g.name, g.opened_at, least((g.closes_on + 1)::timestamp at time zone 'Asia/Shanghai', case when g.state <> 'open' then
      coalesce((select max(h.at) from flow_history h where h.flow = ${targetFlow.name} and h.record_id = g.id and h.action = 'close'),
        g.updated_at) end) as shuts_at
    from evaluation_targets g where g.opened_at is not null
  ) w where w.shuts_at > w.opened_at + interval '1 second'`
