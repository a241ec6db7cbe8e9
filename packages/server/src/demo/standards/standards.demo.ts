// Departments of the standards are compared by rows: 180, of which each would be a call.
import { sql } from 'kysely'
import { upsertConditions } from '../../areas/standards/conditions/condition.queries.ts'
import { insertDraft } from '../../areas/standards/table/insert-draft.ts'
import { publishStandard } from '../../areas/standards/table/publish-standard.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import type { Demo } from '../demo.ts'
import { addRotationPlaces } from '../organisation/rotation-places.demo.ts'
import { COMPARED } from './departments.demo.ts'
import { addDemoIndicators } from './indicators.demo.ts'
import { type DemoStandard, demoStandards } from './tables.demo.ts'

/**
 * Standards of the demo hospital: the fourteen tables of the data as published standards, all
 * departments compared, two templates, time conditions, indicators with figures. Comes with the
 * crowd of applicants, and after it: rooms and majors that only rotations need are new.
 */
export async function fillStandardsDemo(demo: Demo) {
  const { db, now, ctxOf } = demo

  await addRotationPlaces(demo)

  const ids = await compareDepartments(demo)

  const majors = new Map(
    (await db.selectFrom('majors').select(['id', 'code']).execute()).map(({ id, code }) => [
      code,
      id,
    ]),
  )

  const office = ctxOf('bhb')
  const standards = demoStandards((name) => ids.get(name)!)

  for (const standard of standards)
    await publishOne(office, standard, majors.get(standard.majorCode)!)

  await addTemplates(office, standards)
  await upsertConditions(db, CONDITIONS, now)
  await addDemoIndicators(demo)
}

/**
 * Adds the departments of the standards with their counterparts; two share the months equally.
 */
async function compareDepartments({ db, now }: Demo): Promise<ReadonlyMap<string, number>> {
  const rows = COMPARED.map(([name, nameEn]) => ({ name, nameEn, createdAt: now, updatedAt: now }))

  const made = await db
    .insertInto('standardDepartments')
    .values(rows)
    .returning(['id', 'name'])
    .execute()

  const ids = new Map(made.map(({ id, name }) => [name, id]))
  const matches = COMPARED.flatMap(([name, , ...codes]) =>
    codes.map((code) => ({ id: ids.get(name)!, code, share: 100 / codes.length })),
  )

  await sql`insert into department_matches (standard_department_id, department_id, share)
    select t.id, d.id, t.share from jsonb_to_recordset(${recordsJson(matches)}::jsonb) t (id bigint, code text, share int)
    join departments d on d.code = t.code`.execute(db)

  return ids
}

async function publishOne(ctx: SignedCtx, { form, rows }: DemoStandard, majorId: number) {
  const id = await insertDraft(ctx, { ...form, isTemplate: false, majorId }, rows)
  await publishStandard(ctx, { id, version: 1 })
}

/** Templates: a table in two stages and one without, copied from standards of other majors. */
async function addTemplates(ctx: SignedCtx, standards: readonly DemoStandard[]) {
  const template = async (from: DemoStandard | undefined, name: string) => {
    if (!from) return

    const form = { ...from.form, name, educations: [], isTemplate: true, majorId: null }

    const id = await insertDraft(
      ctx,
      form,
      from.rows.map((row) => ({ ...row, requirements: [] })),
    )

    await publishStandard(ctx, { id, version: 1 })
  }

  await template(
    standards.find(({ form }) => form.firstStageMonths !== null),
    '三年两阶段轮转表模板（示例）',
  )

  await template(
    standards.find(
      ({ form, majorCode }) => form.firstStageMonths === null && majorCode === '101001',
    ),
    '两年不分阶段轮转表模板（示例）',
  )
}

const SOURCE = '示例：参照各地医技与药师规范化培训的通行做法拟定，没有文件依据'

const CONDITIONS = [
  { degreeKind: 'none', education: 'junior', lengthMonths: 36 },
  { degreeKind: 'none', education: 'undergraduate', lengthMonths: 36 },
  { degreeKind: 'none', education: 'master', lengthMonths: 24 },
  { degreeKind: 'none', education: 'doctor', lengthMonths: 12 },
  { degreeKind: 'degree', education: 'undergraduate', lengthMonths: 36 },
].map((one) => ({ ...one, majorId: null, source: SOURCE }))
