import { sql } from 'kysely'

/**
 * When each intake that was opened takes registrations. One that is not open any more has closed at
 * the latest when the office closed it; one closed before it began has no window.
 */
export const registrationWindows = sql`select w.id, w.year, w.name as batch, w.name_en as batch_en, w.sign_up_from as starts_at, w.until as ends_at,
    w.until as shuts_at
  from (
    select i.*, case when i.state = 'open' then i.sign_up_until else least(i.sign_up_until, coalesce(
      (select max(h.at) from flow_history h where h.flow = 'intake' and h.record_id = i.id and h.action = 'close'), i.updated_at)) end as until
    from intakes i where i.state <> 'draft'
  ) w where w.until > w.sign_up_from`
