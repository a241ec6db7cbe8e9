// Written as rows: 150 units, departments, bases and majors, which an office imports as sheets.
import { addTop } from '../../areas/organisation/training-units/unit.queries.ts'
import type { Db } from '../../platform/db/connect/pool.ts'
import type { Demo } from '../demo.ts'
import { type FirstLevel, type Room, UNITS } from './departments.demo.ts'

type Major = readonly [code: string, name: string, nameEn: string, national?: string]

type Base = {
  code: string
  name: string
  nameEn: string
  mode: 'national' | 'own'
  department: string
  others?: readonly string[]
  kind: 'technician' | 'pharmacist'
  administrators?: readonly string[]
  majors: readonly Major[]
}

/**
 * A plausible start that the hospital edits; the codes of majors are those of the catalogues of
 * higher education as remembered.
 */
const BASES: readonly Base[] = [
  {
    code: 'YS',
    name: '医院药师基地',
    nameEn: 'Hospital pharmacists',
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
    nameEn: 'Laboratory technology',
    mode: 'national',
    department: '检验科',
    others: ['输血科'],
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
    nameEn: 'Imaging technology',
    mode: 'national',
    department: '放射科',
    others: ['超声医学科', '核医学科', '放射治疗科'],
    kind: 'technician',
    majors: [
      ['101003', '医学影像技术', 'Medical imaging technology'],
      ['520505', '放射治疗技术', 'Radiation therapy technology'],
    ],
  },
  {
    code: 'BL',
    name: '病理技术基地',
    nameEn: 'Pathology technology',
    mode: 'own',
    department: '病理科',
    kind: 'technician',
    majors: [['101002', '医学实验技术', 'Medical experimental technology', '101001']],
  },
  {
    code: 'KF',
    name: '康复治疗基地',
    nameEn: 'Rehabilitation therapy',
    mode: 'national',
    department: '康复医学科',
    kind: 'technician',
    majors: [['101005', '康复治疗学', 'Rehabilitation therapy']],
  },
  {
    code: 'YN-Y',
    name: '院内药学培训基地',
    nameEn: 'In-house pharmacy training',
    mode: 'own',
    department: '药学部',
    kind: 'pharmacist',
    majors: [
      ['Y01', '医院药学', 'Hospital pharmacy practice', '100701'],
      ['Y02', '临床药师', 'Clinical pharmacist', '100703TK'],
      ['Y03', '中药调剂', 'Chinese medicine dispensing'],
    ],
  },
  {
    code: 'YN-J',
    name: '院内医技培训基地',
    nameEn: 'In-house technology training',
    mode: 'own',
    department: '检验科',
    others: ['放射科', '超声医学科'],
    kind: 'technician',
    majors: [
      ['J01', '临床检验', 'Clinical laboratory practice', '101001'],
      ['J02', '影像技术', 'Imaging practice', '101003'],
      ['J03', '超声技术', 'Ultrasound practice'],
    ],
  },
]

type People = ReadonlyMap<string, number>
type DepartmentPlace = { id: number; treePath: string }

/**
 * Fills the demo hospital's units, departments, bases and majors. Some departments are there
 * already.
 */
export async function fillOrganisationDemo({ db, people, now }: Demo) {
  for (const [i, { departments, nameEn, ...unit }] of UNITS.entries()) {
    const named = { name: unit.name, nameEn, status: 1 as const, sort: i + 1 }

    const { id } = await db
      .insertInto('trainingUnits')
      .values({ ...unit, nameEn, sort: i + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()

    await addTop(db, id, named, now)

    const top = await db
      .selectFrom('departments')
      .select(['id', 'treePath'])
      .where('trainingUnitId', '=', id)
      .executeTakeFirstOrThrow()

    for (const [n, first] of departments.entries())
      await addFirstLevel(db, top, first, n + 1, people)
  }

  const departments = new Map(
    (await db.selectFrom('departments').select(['id', 'name']).execute()).map((d) => [
      d.name,
      d.id,
    ]),
  )
  for (const [i, base] of BASES.entries()) await addBase(db, base, i + 1, departments, people)
}

async function addFirstLevel(
  db: Db,
  top: DepartmentPlace,
  { rooms, nameEn, head, secretary, ...own }: FirstLevel,
  sort: number,
  people: People,
) {
  const leaders = {
    headId: people.get(head ?? '') ?? null,
    secretaryId: people.get(secretary ?? '') ?? null,
  }

  const first = await addDepartment(db, top, { ...own, ...leaders, nameEn, sort })

  const columns = ([name, nameEn, capacity, ratio = 2]: Room) => ({
    name,
    nameEn,
    capacity,
    ratio,
    kind: own.kind,
  })

  for (const [i, room] of rooms.entries())
    await addDepartment(db, first, {
      ...columns(room),
      code: `${own.code}-${String(i + 1).padStart(2, '0')}`,
      sort: i + 1,
    })
}

type Own = { name: string; capacity?: number | null }

async function addDepartment(
  db: Db,
  parent: DepartmentPlace,
  { capacity, ...own }: Own & Record<string, unknown>,
): Promise<DepartmentPlace> {
  const there = await db
    .selectFrom('departments')
    .select(['id', 'treePath'])
    .where('parentId', '=', parent.id)
    .where('name', '=', own.name)
    .executeTakeFirst()

  const id =
    there?.id ??
    (
      await db
        .insertInto('departments')
        .values({ parentId: parent.id, name: own.name, treePath: '' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id

  const treePath = `${parent.treePath}${id}/`

  await db
    .updateTable('departments')
    .set({ ...own, treePath, capacity: capacity ?? null })
    .where('id', '=', id)
    .execute()

  return { id, treePath }
}

async function addBase(
  db: Db,
  base: Base,
  sort: number,
  departments: ReadonlyMap<string, number>,
  people: People,
) {
  const { code, name, nameEn, mode, kind, others = [], administrators = [] } = base
  const departmentId = departments.get(base.department)!
  const leader = people.get(administrators[0] ?? '') ?? null

  const { id } = await db
    .insertInto('bases')
    .values({ code, name, nameEn, mode, departmentId, headId: leader, sort })
    .returning('id')
    .executeTakeFirstOrThrow()

  const belonging = [departmentId, ...others.map((other) => departments.get(other)!)]

  await db
    .insertInto('baseDepartments')
    .values(belonging.map((one) => ({ baseId: id, departmentId: one })))
    .execute()

  const standards = await db
    .selectFrom('majors')
    .innerJoin('bases', 'bases.id', 'majors.baseId')
    .select(['majors.id', 'majors.code'])
    .where('bases.mode', '=', 'national')
    .execute()

  const nationalId = (national?: string) =>
    standards.find((standard) => standard.code === national)?.id ?? null

  const majors = base.majors.map(([majorCode, zh, en, national], n) => {
    return {
      baseId: id,
      code: majorCode,
      name: zh,
      nameEn: en,
      kind,
      nationalId: nationalId(national),
      sort: n + 1,
    }
  })

  await db.insertInto('majors').values(majors).execute()

  if (administrators.length)
    await db
      .insertInto('baseAdministrators')
      .values(administrators.map((username) => ({ baseId: id, userId: people.get(username)! })))
      .execute()
}
