import type {
  RequestFigureFilters,
  requestFigureSorts,
} from '@residency/contract/areas/evaluation/requests/request.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { by, chosenOrder, type SortColumns } from '../../../platform/db/sorting.ts'
import { isInOrgScope, type OrgScope } from '../../organisation/organisation.public.ts'

type RequestCounts = {
  asked: number
  answered: number
  declined: number
  lapsed: number
  withdrawn: number
  open: number
  medianMinutes: number | null
}

/** `id` null: all departments. */
type FigureRow = RequestCounts & {
  id: number | null
  department: string | null
  departmentEn: string | null
}

type Match = {
  scope: OrgScope
  from: string
  until: string
  now: Date
  language: Language
  sort?: RequestFigureFilters['sort']
}

const sortsIn = (language: Language): SortColumns<(typeof requestFigureSorts)[number]> => ({
  department: by.label(language, 'd'),
  asked: by.column('f.asked'),
  answered: by.column('f.answered'),
  declined: by.column('f.declined'),
  lapsed: by.column('f.lapsed'),
  withdrawn: by.column('f.withdrawn'),
  open: by.column('f.open'),
  medianMinutes: by.column('f.medianMinutes'),
})

/** All departments together first; then in the chosen order, without one the most requests. */
function orderOf({ language, sort }: Pick<Match, 'language' | 'sort'>) {
  const chosen = chosenOrder(sort, sortsIn(language))
  const usual = sql`f.asked desc, d.name collate pinyin, f.department_id`

  return sql`f.department_id is not null, ${chosen ? sql`${chosen}, ${usual}` : usual}`
}

/**
 * Requests of a period by department, the most first, and one row of all of them; half of the
 * answers took longer than the median.
 */
export const findRequestFigures = async (
  db: Db,
  { scope, from, until, now, language, sort }: Match,
): Promise<FigureRow[]> =>
  (
    await sql<FigureRow>`
      with asked as (
        select r.department_id, r.created_at, r.ended_at,
          case when r.state = 'asked'
            and r.lapses_at <= ${now} then 'lapsed' else r.state end as state
        from evaluation_requests r join trainees t on t.id = r.trainee_id
          join majors m on m.id = t.major_id
        where r.asked_on between ${from}::date and ${until}::date
          and ${isInOrgScope(scope, 'm.baseId', 'r.departmentId')}),
      figures as (
        select department_id, count(*)::int as asked,
          count(*) filter (where state = 'answered')::int as answered,
          count(*) filter (where state = 'declined')::int as declined,
          count(*) filter (where state = 'lapsed')::int as lapsed,
          count(*) filter (where state = 'withdrawn')::int as withdrawn,
          count(*) filter (where state = 'asked')::int as open,
          round((percentile_cont(0.5) within group (order by extract(epoch from ended_at - created_at))
            filter (where state = 'answered') / 60)::numeric)::int as median_minutes
        from asked group by grouping sets ((department_id), ()))
      select f.department_id as id, d.name as department, d.name_en as department_en,
        f.asked, f.answered, f.declined, f.lapsed, f.withdrawn, f.open, f.median_minutes
      from figures f left join departments d on d.id = f.department_id
      order by ${orderOf({ language, sort })}`.execute(db)
  ).rows
