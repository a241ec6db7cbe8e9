import type { Db } from '../../platform/db/pool.ts'

type Major = readonly [code: string, name: string, nameEn: string]
type Base = {
  code: string
  name: string
  mode: 'national' | 'own'
  department: string
  kind: 'technician' | 'pharmacist'
  administrators: readonly string[]
  majors: readonly Major[]
}

/** A plausible start that the hospital edits; the codes of majors are those of the catalogues of higher education as remembered. */
const BASES: readonly Base[] = [
  {
    code: 'YS',
    name: '医院药师基地',
    mode: 'national',
    department: '药学部',
    kind: 'pharmacist',
    administrators: ['base'],
    majors: [
      ['100701', '药学', 'Pharmacy'],
      ['100703TK', '临床药学', 'Clinical pharmacy'],
      ['100702', '药物制剂', 'Pharmaceutics'],
      ['100801', '中药学', 'Chinese materia medica'],
    ],
  },
  {
    code: 'JY',
    name: '检验基地',
    mode: 'national',
    department: '检验科',
    kind: 'technician',
    administrators: ['base2'],
    majors: [
      ['101001', '医学检验技术', 'Medical laboratory technology'],
      ['101007', '卫生检验与检疫', 'Health inspection and quarantine'],
    ],
  },
  {
    code: 'YX',
    name: '影像基地',
    mode: 'national',
    department: '放射科',
    kind: 'technician',
    administrators: [],
    majors: [
      ['101003', '医学影像技术', 'Medical imaging technology'],
      ['520505', '放射治疗技术', 'Radiation therapy technology'],
    ],
  },
  {
    code: 'BL',
    name: '病理技术基地',
    mode: 'own',
    department: '病理科',
    kind: 'technician',
    administrators: [],
    majors: [['101002', '医学实验技术', 'Medical experimental technology']],
  },
]

const TRAINING_UNITS: readonly (readonly [kind: 'main' | 'grassroots' | 'cooperating', name: string])[] = [
  ['main', '江城大学附属第一医院'],
  ['grassroots', '望江街道社区卫生服务中心'],
  ['grassroots', '东湖街道社区卫生服务中心'],
  ['cooperating', '江城区人民医院'],
  ['cooperating', '江城市中心医院'],
  ['cooperating', '江城市中医院'],
  ['cooperating', '江城市妇幼保健院'],
  ['cooperating', '江城市疾病预防控制中心'],
]

/** Fills the demo hospital's bases, majors and training units; `people` are user ids by username. Departments are there already. */
export async function fillOrganisationDemo(db: Db, people: ReadonlyMap<string, number>) {
  const departments = new Map((await db.selectFrom('departments').select(['id', 'name']).execute()).map((d) => [d.name, d.id]))
  for (const [i, base] of BASES.entries()) {
    const { code, name, mode, kind } = base
    const { id } = await db
      .insertInto('bases')
      .values({ code, name, mode, department_id: departments.get(base.department)!, sort: i + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const majors = base.majors.map(([majorCode, zh, en], n) => ({ base_id: id, code: majorCode, name: zh, name_en: en, kind, sort: n + 1 }))
    await db.insertInto('majors').values(majors).execute()
    const administrators = base.administrators.map((username) => ({ base_id: id, user_id: people.get(username)! }))
    if (administrators.length) await db.insertInto('base_administrators').values(administrators).execute()
  }
  const units = TRAINING_UNITS.map(([kind, name], i) => ({ kind, name, sort: i + 1 }))
  await db.insertInto('training_units').values(units).execute()
}
