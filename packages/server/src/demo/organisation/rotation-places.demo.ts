// Written as rows, as the organisation that it completes.
import { sql } from 'kysely'
import type { ColumnValue } from '../../platform/db/connect/pool.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { Demo } from '../demo.ts'

type Place = readonly [code: string, name: string, nameEn: string, capacity: number]

/** Rooms of the demo hospital that only its rotations need, by the code of the department above. */
const ROOMS: Readonly<Record<string, readonly Place[]>> = {
  YX01: [
    ['YX01-11', '处方审核点评室', 'Prescription review', 4],
    ['YX01-12', '感染临床药学组', 'Clinical pharmacy, infections', 5],
    ['YX01-13', '心血管临床药学组', 'Clinical pharmacy, cardiology', 4],
    ['YX01-14', '重症临床药学组', 'Clinical pharmacy, intensive care', 4],
    ['YX01-15', '肿瘤临床药学组', 'Clinical pharmacy, oncology', 3],
    ['YX01-16', '内分泌临床药学组', 'Clinical pharmacy, endocrinology', 3],
    ['YX01-17', '肾内临床药学组', 'Clinical pharmacy, nephrology', 3],
    ['YX01-18', '儿科临床药学组', 'Clinical pharmacy, paediatrics', 3],
    ['YX01-19', '神经内科临床药学组', 'Clinical pharmacy, neurology', 3],
  ],
  YJ01: [
    ['YJ01-11', '骨髓与流式室', 'Bone marrow and flow cytometry', 3],
    ['YJ01-12', '检验质量管理组', 'Laboratory quality management', 3],
  ],
  YJ02: [
    ['YJ02-11', '急诊放射室', 'Emergency radiography', 4],
    ['YJ02-12', '影像质控与信息组', 'Imaging quality and PACS', 2],
  ],
  YJ03: [
    ['YJ03-11', '门诊超声室', 'Outpatient ultrasound', 3],
    ['YJ03-12', '血管超声室', 'Vascular ultrasound', 2],
    ['YJ03-13', '介入超声室', 'Interventional ultrasound', 1],
  ],
  YJ04: [
    ['YJ04-11', '常规制片室', 'Routine sections', 3],
    ['YJ04-12', '冰冻切片室', 'Frozen sections', 2],
    ['YJ04-13', '特殊染色室', 'Special stains', 2],
    ['YJ04-14', '病理档案与质控组', 'Pathology archive and quality', 1],
  ],
  YJ05: [
    ['YJ05-11', '高活性室', 'Hot laboratory', 1],
    ['YJ05-12', '功能测定室', 'Function tests', 1],
    ['YJ05-13', '核素治疗病房', 'Radionuclide therapy ward', 1],
    ['YJ05-14', '辐射防护组', 'Radiation protection', 1],
  ],
  YJ06: [
    ['YJ06-11', '直线加速器二室', 'Linear accelerator 2', 3],
    ['YJ06-12', '体位固定室', 'Immobilisation and moulds', 2],
    ['YJ06-13', '后装治疗室', 'Brachytherapy', 1],
    ['YJ06-14', '放疗设备质控组', 'Equipment quality, radiotherapy', 1],
  ],
  YJ07: [
    ['YJ07-11', '神经康复室', 'Neurological rehabilitation', 3],
    ['YJ07-12', '心肺康复室', 'Cardiopulmonary rehabilitation', 2],
    ['YJ07-13', '物理因子治疗室', 'Physical agents', 2],
    ['YJ07-14', '假肢矫形室', 'Prosthetics and orthotics', 1],
    ['YJ07-15', '儿童康复室', 'Paediatric rehabilitation', 2],
  ],
  LC01: [['LC01-11', '心血管内科病区', 'Cardiology ward', 3]],
  LC02: [['LC02-11', '呼吸内科病区', 'Respiratory ward', 3]],
  LC04: [['LC04-11', '肾内科病区', 'Nephrology ward', 3]],
  LC05: [['LC05-11', '消化内科病区', 'Gastroenterology ward', 3]],
  LC06: [['LC06-11', '内分泌科病区', 'Endocrinology ward', 3]],
  LC07: [['LC07-11', '血液科病区', 'Haematology ward', 3]],
  'SQ01-Y': [['SQ01-Y-11', '望江社区康复室', 'Wangjiang community rehabilitation', 2]],
  'SQ02-Y': [['SQ02-Y-11', '东湖社区康复室', 'Donghu community rehabilitation', 2]],
}

/**
 * Rooms that the cohorts of the demo need more seats of than the sign-ups alone, by their names.
 */
const SEATS: Readonly<Record<number, readonly string[]>> = {
  14: ['CT室', '磁共振室'],
  13: ['门诊药房', '住院药房', '感染临床药学组', '临床血液室', '临床生化室', '临床微生物室'],
  12: ['临床免疫室', '介入诊疗室'],
  9: [
    '静脉用药调配中心',
    '心血管临床药学组',
    '重症临床药学组',
    '分子诊断室',
    '配血室',
    '骨髓与流式室',
  ],
  8: ['普放室', '急诊放射室', '门急诊检验室', 'SPECT/CT室', '影像后处理室'],
  6: [
    '肿瘤临床药学组',
    '内分泌临床药学组',
    '肾内临床药学组',
    '儿科临床药学组',
    '神经内科临床药学组',
    '社区药房',
  ],
  5: [
    '药品库',
    '药品检验室',
    '药物信息室',
    '处方审核点评室',
    '直线加速器室',
    '影像质控与信息组',
    '检验质量管理组',
    '标本前处理中心',
    '腹部超声室',
  ],
  4: ['中药房', '治疗药物监测室'],
}

const WIDER = Object.entries(SEATS).flatMap(([capacity, names]) =>
  names.map((name) => ({ name, capacity: Number(capacity) })),
)

/** Clinical departments in which trainees of the laboratory choose to train. */
const CLINICAL: readonly (readonly [code: string, name: string, nameEn: string])[] = [
  ['LC04', '肾内科', 'Nephrology'],
  ['LC05', '消化内科', 'Gastroenterology'],
  ['LC06', '内分泌科', 'Endocrinology'],
  ['LC07', '血液科', 'Haematology'],
]

/** Majors for which there are standards, by the code of their base. */
const MAJORS: readonly (readonly [base: string, code: string, name: string, nameEn: string])[] = [
  ['YX', 'YX-N', '核医学技术', 'Nuclear medicine technology'],
  ['YX', 'YX-U', '超声医学技术', 'Ultrasound technology'],
  ['BL', 'BL-P', '病理技术', 'Pathology technology'],
]

/**
 * Rooms and majors that the demo's standards speak of. Added late, so that the demo's sign-ups stay
 * those of the other majors.
 */
export async function addRotationPlaces({ db }: Pick<Demo, 'db'>) {
  const main = await db
    .selectFrom('departments')
    .innerJoin('departments as top', 'top.id', 'departments.parentId')
    .select(['top.id', 'top.treePath'])
    .where('departments.code', '=', 'LC01')
    .executeTakeFirstOrThrow()

  const clinical = CLINICAL.map(([code, name, nameEn], at) => ({
    code,
    name,
    nameEn,
    kind: 'clinical' as const,
    sort: 30 + at,
  }))

  await addBelow(db, main, clinical)

  const codes = Object.keys(ROOMS)

  const above = await db
    .selectFrom('departments')
    .select(['id', 'code', 'treePath', 'kind'])
    .where('code', 'in', codes)
    .execute()

  for (const parent of above) {
    const rooms = ROOMS[parent.code!]!.map(([code, name, nameEn, capacity], at) => {
      return { code, name, nameEn, capacity, ratio: 2, kind: parent.kind, sort: 20 + at }
    })
    await addBelow(db, parent, rooms)
  }

  await sql`update departments d set capacity = v.capacity from jsonb_to_recordset(${recordsJson(WIDER)}::jsonb) v (name text, capacity int)
    where d.name = v.name and d.capacity < v.capacity`.execute(db)

  const bases = new Map(
    (await db.selectFrom('bases').select(['id', 'code']).execute()).map(({ id, code }) => [
      code,
      id,
    ]),
  )

  const majors = MAJORS.map(([base, code, name, nameEn], at) => {
    return {
      baseId: bases.get(base)!,
      code,
      name,
      nameEn,
      kind: 'technician' as const,
      sort: 20 + at,
    }
  })

  await db.insertInto('majors').values(majors).execute()
}

type Column = {
  code: string
  name: string
  nameEn: string
  kind: ColumnValue<'departments', 'kind'>
  sort: number
  capacity?: number
  ratio?: number
}

/**
 * A capacity belongs to the second level, which follows from the path, which has the id of the row.
 */
async function addBelow(
  db: Demo['db'],
  parent: { id: number; treePath: string },
  rows: readonly Column[],
) {
  await db
    .insertInto('departments')
    .values(rows.map(({ capacity: _, ...row }) => ({ ...row, parentId: parent.id, treePath: '' })))
    .execute()
  await sql`update departments d set tree_path = ${parent.treePath}::text || d.id || '/', capacity = v.capacity
    from jsonb_to_recordset(${recordsJson(rows)}::jsonb) v (code text, capacity int) where d.code = v.code`.execute(
    db,
  )
}
