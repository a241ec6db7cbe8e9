import type {
  Competency,
  CompetencyForm,
  Profession,
  RequirementFilters,
} from '@residency/contract/areas/evaluation/competency/competency.contract'
import type {
  RadarTraineeFilters,
  radarTraineeSorts,
} from '@residency/contract/areas/evaluation/competency/radar.contract'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnBase, isOfOwnDepartment } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import type { RadarScope } from './competency.policy.ts'

/** Whether items of the form `f` count for a code. */
const countsFor = (code: RawBuilder<unknown>) =>
  sql<boolean>`jsonb_path_exists(f.sections, '$[*].items[*] ? (@.competency == $code)',
      jsonb_build_object('code', ${code}))`

const competencies = (db: Db) =>
  db
    .selectFrom('evaluationCompetencies as c')
    .select(['c.id', 'c.profession', 'c.domain', 'c.code', 'c.name', 'c.nameEn', 'c.version'])
    .select(sql<Competency['levels']>`c.levels`.as('levels'))

export const findCompetencies = (db: Db, profession: Profession) =>
  competencies(db)
    .select(
      sql<number>`(select count(*) from evaluation_templates f where f.state = 'published'
          and ${countsFor(sql`c.code`)})`.as('formCount'),
    )
    .select(
      sql<number>`(select count(*) from evaluation_requirement_competencies q
          where q.competency_id = c.id)`.as('requirementCount'),
    )
    .where('c.profession', '=', profession)
    .orderBy('c.code')
    .execute()

export const findCompetencyForUpdate = (db: Db, id: number) =>
  competencies(db).where('c.id', '=', id).forUpdate().executeTakeFirst()

/** Forms that are filled in or written now and count for a code. */
export const findFormsOf = async (db: Db, code: string) =>
  (
    await sql<{ name: string }>`select f.name from evaluation_templates f
      where f.state in ('draft', 'published') and ${countsFor(sql`${code}::text`)}
      order by f.id`.execute(db)
  ).rows.map(({ name }) => name)

export const insertCompetency = (db: Db, { nameEn, levels, ...form }: CompetencyForm, now: Date) =>
  db
    .insertInto('evaluationCompetencies')
    .values({ ...form, nameEn, levels: JSON.stringify(levels), createdAt: now, updatedAt: now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

export const isCompetencyOf = async (db: Db, id: number, profession: Profession) =>
  (await db
    .selectFrom('evaluationCompetencies')
    .select('id')
    .where('id', '=', id)
    .where('profession', '=', profession)
    .executeTakeFirst()) !== undefined

/** Requirements of the standards of a profession by kind and name. */
export function findRequirementPage(
  db: Db,
  { profession, kind, keywords, sort, ...page }: RequirementFilters & Page,
) {
  let match = db
    .selectFrom('standardRequirements as r')
    .innerJoin('standardRows as w', 'w.id', 'r.rowId')
    .innerJoin('standards as s', 's.id', 'w.standardId')
    .innerJoin('majors as m', 'm.id', 's.majorId')
    .leftJoin('evaluationRequirementCompetencies as q', (on) =>
      on
        .onRef('q.profession', '=', 'm.kind')
        .onRef('q.kind', '=', 'r.kind')
        .onRef('q.item', '=', 'r.item'),
    )
    .leftJoin('evaluationCompetencies as c', 'c.id', 'q.competencyId')
    .where('m.kind', '=', profession)

  if (kind) match = match.where('r.kind', '=', kind)
  if (keywords) match = match.where((e) => isFoundIn(e.ref('r.item'), containing(keywords)))

  const grouped = match
    .select(['r.kind', 'r.item', 'c.id as competencyId', 'c.code', 'c.name', 'c.nameEn'])
    .distinct()
    .as('one')

  return findPage(db.selectFrom(grouped), page, (rows) =>
    sortedBy(rows.selectAll('one'), sort, {
      item: by.name('one.item'),
      competency: by.column('one.code'),
    })
      .orderBy(sql`one.competency_id is not null`)
      .orderBy('one.kind')
      .orderBy('one.item'),
  )
}

type MappedItem = {
  profession: Profession
  competencyId: number | null
  requirements: readonly { kind: string; item: string }[]
}

export async function setMapping(db: Db, { profession, competencyId, requirements }: MappedItem) {
  const requirementRows = sql`${rowsOf(requirements, { kind: 'text', item: 'text' })} x`
  if (competencyId === null)
    await sql`delete from evaluation_requirement_competencies q using ${requirementRows}
        where q.profession = ${profession} and q.kind = x.kind and q.item = x.item`.execute(db)
  else
    await sql`insert into evaluation_requirement_competencies (profession, kind, item, competency_id)
      select distinct ${profession}::text, x.kind, x.item, ${competencyId}::bigint
      from ${requirementRows}
      on conflict (profession, kind, item) do update
        set competency_id = excluded.competency_id`.execute(db)
}

const trainees = (db: Db) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases as o', 'o.id', 'm.baseId')
    .leftJoin('cohorts as h', 'h.id', 't.cohortId')

const withTraineeFields = (match: ReturnType<typeof trainees>) =>
  match.select([
    't.id',
    't.realName as name',
    't.number',
    'h.name as cohort',
    'o.name as base',
    'o.nameEn as baseEn',
    'm.kind as profession',
  ])

const isVisible = ({ scope, userId }: RadarScope) =>
  sql<boolean>`(${isOfOwnBase(scope, 'm.baseId')}
      or exists (select from rotation_blocks b where b.trainee_id = t.id
      and b.entered_on is not null
    and (b.supervisor_id = ${userId} or ${isOfOwnDepartment(scope, 'b.departmentId')})))`

const sortsIn = (language: Language): SortColumns<(typeof radarTraineeSorts)[number]> => ({
  name: by.name('t.realName'),
  number: by.column('t.number'),
  cohort: by.name('h.name'),
  base: by.label(language, 'o'),
})

export function findTraineePage(
  db: Db,
  scope: RadarScope,
  { keywords, sort, ...page }: RadarTraineeFilters,
  language: Language,
) {
  let match = trainees(db).where(isVisible(scope))
  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([isTraineeFoundBy('t', keywords), isFoundIn(e.ref('h.name'), words)]),
    )
  }

  return findPage(match, page, (rows) =>
    sortedBy(withTraineeFields(rows), sort, sortsIn(language)).orderBy('t.number').orderBy('t.id'),
  )
}

export const findRadarTrainee = (db: Db, scope: RadarScope, id: number) =>
  withTraineeFields(trainees(db).where(isVisible(scope)).where('t.id', '=', id)).executeTakeFirst()

export const findOwnTrainee = (db: Db, userId: number) =>
  withTraineeFields(trainees(db).where('t.userId', '=', userId)).executeTakeFirst()
