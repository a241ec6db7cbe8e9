import { PROFESSIONS } from '@residency/contract/areas/evaluation/competency/competency.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { DEFAULT_COMPETENCIES, DEFAULT_LEVELS } from './default-competencies.seed.ts'

/** Adds the model of the start to a profession that has none; what the office made of it stays. */
export async function fillCompetencies(db: Db) {
  const rows = PROFESSIONS.flatMap((profession) =>
    DEFAULT_COMPETENCIES.map(({ domain, code, [profession]: [name, nameEn] }) => ({
      profession,
      domain,
      code,
      name,
      nameEn,
    })),
  )
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7203158)`.execute(tx)
    await sql`insert into evaluation_competencies (profession, domain, code, name, name_en, levels)
      select s.*, ${JSON.stringify(DEFAULT_LEVELS)}::jsonb
      from ${rowsOf(rows, { profession: 'text', domain: 'text', code: 'text', name: 'text', nameEn: 'text' })} s
      where not exists (select from evaluation_competencies known
        where known.profession = s.profession)`.execute(tx)
  })
}
