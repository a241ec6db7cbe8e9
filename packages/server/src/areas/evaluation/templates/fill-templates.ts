import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { DEFAULT_FORMS } from './default-forms.seed.ts'

/**
 * Adds the missing forms of the start, published. An existing one, of any edition, stays as the
 * office made it.
 */
export async function fillTemplates(db: Db) {
  const rows = DEFAULT_FORMS.map((form) => ({ ...form, code: form.kind }))
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7203157)`.execute(tx)
    await sql`insert into evaluation_templates (id, series_id, edition, code, kind, name, name_en,
        intro, intro_en, sections, state, published_at)
      select f.id, f.id, 1, f.code, f.kind, f.name, f.name_en, f.intro, f.intro_en, f.sections,
        'published', now()
      from (select nextval(pg_get_serial_sequence('evaluation_templates', 'id')) id, s.*
        from ${rowsOf(rows, {
          code: 'text',
          kind: 'text',
          name: 'text',
          nameEn: 'text',
          intro: 'text',
          introEn: 'text',
          sections: 'jsonb',
        })} s
        where not exists (select from evaluation_templates known
          where known.code = s.code)) f`.execute(tx)
  })
}
