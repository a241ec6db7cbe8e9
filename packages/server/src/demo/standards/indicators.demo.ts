// Figures are written as rows: 445, each entered and then decided.
import { sql } from 'kysely'
import { upsertIndicators } from '../../areas/standards/indicators/indicator.queries.ts'
import { yearInChina } from '../../platform/clock.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { Demo } from '../demo.ts'
import { nationalFigures } from './tables.demo.ts'

const NATIONAL = '国家住院医师规范化培训专业基地标准（医师），示例沿用'

type List = {
  list: string
  base: string
  category: string
  unit: string
  formula: string
  isGrouped: boolean
}

/** National lists that are measured of a base, by the demo's base. */
const LISTS: readonly List[] = [
  {
    list: '检验医学科-检验项目最低日均报告数',
    base: 'JY',
    category: '日均报告数',
    unit: '份/日',
    formula: '全年报告数 ÷ 工作日数',
    isGrouped: true,
  },
  {
    list: '放射科-疾病种类与操作最低年完成例数',
    base: 'YX',
    category: '放射检查',
    unit: '例/年',
    formula: '全年完成例数',
    isGrouped: true,
  },
  {
    list: '核医学科-显像种类最低年例次',
    base: 'YX',
    category: '核医学显像',
    unit: '例次/年',
    formula: '全年完成例次',
    isGrouped: false,
  },
]

/** Asked of every base. */
const GENERAL: readonly (readonly [
  item: string,
  unit: string,
  minimum: number,
  formula: string,
])[] = [
  ['教学查房', '次/年', 24, '全年有记录的教学查房次数'],
  ['小讲课', '次/年', 48, '全年有记录的小讲课次数'],
  ['在岗带教师资', '人', 6, '年末持有带教资格的人数'],
]

function demoIndicators(bases: ReadonlyMap<string, number>) {
  const national = LISTS.flatMap(({ list, base, category, unit, formula, isGrouped }) =>
    (nationalFigures()[list] ?? []).flatMap(({ group, item, min }) => {
      const minimum = Number(min.replace('共', ''))
      // some have no number: a base shows them as its speciality
      if (Number.isNaN(minimum)) return []

      const name = item.replaceAll(/[*△ ]/g, '').slice(0, 120)

      return [
        {
          baseId: bases.get(base)!,
          category: isGrouped ? `${category} · ${group}` : category,
          item: name,
          unit,
          minimum,
          formula,
          source: NATIONAL,
        },
      ]
    }),
  )

  const general = GENERAL.map(([item, unit, minimum, formula]) => {
    return {
      baseId: null,
      category: '教学条件',
      item,
      unit,
      minimum,
      formula,
      source: '示例：数值为拟定值，没有文件依据',
    }
  })

  return [...general, ...national].map((indicator, at) => ({
    ...indicator,
    sort: at + 1,
    status: 1 as const,
  }))
}

const YEARS = 4

/** Figures of the last year are still on their way in some bases. */
function stateOfLastYear(lot: number): 'returned' | 'entered' | 'checked' {
  if (lot % 13 === 5) return 'returned'

  return lot % 4 === 1 ? 'entered' : 'checked'
}

/**
 * Figures of four years, the same for the same day: most grow above the minimum, some stay below.
 * Those of the last year wait in part, two are returned, a few are missing.
 */
function demoFigures(
  indicators: readonly { id: number; baseId: number | null; minimum: number }[],
  baseIds: readonly number[],
  year: number,
) {
  return indicators.flatMap(({ id, baseId, minimum }, at) =>
    (baseId === null ? baseIds : [baseId]).flatMap((baseId, place) => {
      const lot = at * 7 + place * 5
      const level = lot % 9 === 4 ? 0.7 : 0.95 + (lot % 11) * 0.08
      return Array.from({ length: YEARS }, (_, n) => {
        const value = Math.round(minimum * (level + n * 0.06 + ((lot + n) % 3) * 0.02))
        const isLast = n === YEARS - 1
        const state = isLast ? stateOfLastYear(lot) : 'checked'

        return {
          indicatorId: id,
          baseId,
          year: year - YEARS + 1 + n,
          value,
          state,
          isMissing: isLast && lot % 17 === 3,
        }
      }).filter(({ isMissing }) => !isMissing)
    }),
  )
}

/** Indicators of the demo's bases with the figures of four years. */
export async function addDemoIndicators({ db, now, people }: Demo) {
  const bases = await db
    .selectFrom('bases')
    .select(['id', 'code'])
    .where('status', '=', 1)
    .orderBy('id')
    .execute()

  await upsertIndicators(db, demoIndicators(new Map(bases.map(({ id, code }) => [code, id]))), now)

  const indicators = await db
    .selectFrom('baseIndicators')
    .select(['id', 'baseId', sql<number>`minimum::float8`.as('minimum')])
    .orderBy('sort')
    .execute()

  const year = yearInChina(now) - 1

  const figures = recordsJson(
    demoFigures(
      indicators,
      bases.map(({ id }) => id),
      year,
    ),
  )

  const office = people.get('bhb')!

  await sql`with given as (select * from jsonb_to_recordset(${figures}::jsonb) t (indicator_id bigint, base_id bigint, year int, value numeric, state text)),
    added as (
      insert into base_figures (indicator_id, base_id, year, value, state, reason, entered_by, checked_by, updated_at)
      select indicator_id, base_id, year, value, state, case state when 'returned' then '与医院信息系统的统计不一致，请核对' end,
        coalesce((select min(a.user_id) from base_administrators a where a.base_id = given.base_id), ${people.get('base2')!}),
        case state when 'entered' then null else ${office}::bigint end, least(make_date(year + 1, 1, 20)::timestamptz, ${now}::timestamptz)
      from given order by year, base_id, indicator_id returning id, state, reason, updated_at)
    insert into flow_history (flow, record_id, action, from_state, to_state, reason, user_id, at)
    select 'baseFigure', id, case state when 'checked' then 'check' else 'return' end, 'entered', state, reason, ${office}::bigint, updated_at
    from added where state <> 'entered'`.execute(db)
}
