// Written as rows: before these accounts there is nobody who could create one.
import { TOUR_VERSION } from '@residency/contract/areas/accounts/own-account/tour.contract'
import { nextUserIds } from '../../areas/accounts/user-sheets/user-import.queries.ts'
import { hashPassword } from '../../platform/crypto/passwords.ts'
import type { Demo } from '../demo.ts'

type Person = {
  username: string
  name: string
  role: string
  department: string | null
  mobile: string
  gender: 1 | 2
  badge: string | null
}

/** One person per role, two where rights between equals are tested. Numbers are invented. */
const PEOPLE: readonly Person[] = [
  {
    username: 'root',
    name: '超级管理员',
    role: 'ROOT',
    department: '信息中心',
    mobile: '13800000001',
    gender: 1,
    badge: 'A0001',
  },
  {
    username: 'admin',
    name: '周明远',
    role: 'ADMIN',
    department: '信息中心',
    mobile: '13800000002',
    gender: 1,
    badge: 'A0002',
  },
  {
    username: 'bhb',
    name: '林静',
    role: 'BHB_ADMIN',
    department: '毕业后教育办公室',
    mobile: '13800000003',
    gender: 2,
    badge: 'B0001',
  },
  {
    username: 'base',
    name: '陈国栋',
    role: 'BASE_ADMIN',
    department: '药学部',
    mobile: '13800000004',
    gender: 1,
    badge: 'C0001',
  },
  {
    username: 'base2',
    name: '吴佩珊',
    role: 'BASE_ADMIN',
    department: '检验科',
    mobile: '13800000005',
    gender: 2,
    badge: 'C0002',
  },
  {
    username: 'dept',
    name: '赵一帆',
    role: 'DEPT_ADMIN',
    department: '住院药房',
    mobile: '13800000006',
    gender: 1,
    badge: 'D0001',
  },
  {
    username: 'dept2',
    name: '孙晓岚',
    role: 'DEPT_ADMIN',
    department: '临床生化室',
    mobile: '13800000007',
    gender: 2,
    badge: 'D0002',
  },
  {
    username: 'teacher',
    name: '何文静',
    role: 'TEACHER',
    department: '住院药房',
    mobile: '13800000008',
    gender: 2,
    badge: 'T0001',
  },
  {
    username: 'teacher2',
    name: '郑浩',
    role: 'TEACHER',
    department: '临床生化室',
    mobile: '13800000009',
    gender: 1,
    badge: 'T0002',
  },
  {
    username: 'student',
    name: '李思源',
    role: 'STUDENT',
    department: '住院药房',
    mobile: '13800000010',
    gender: 1,
    badge: 'S2026001',
  },
  {
    username: 'student2',
    name: '王雨桐',
    role: 'STUDENT',
    department: '临床生化室',
    mobile: '13800000011',
    gender: 2,
    badge: 'S2026002',
  },
  {
    username: 'applicant',
    name: '张予安',
    role: 'APPLICANT',
    department: null,
    mobile: '13800000012',
    gender: 2,
    badge: null,
  },
  {
    username: 'applicant2',
    name: '刘子墨',
    role: 'APPLICANT',
    department: null,
    mobile: '13800000013',
    gender: 1,
    badge: null,
  },
  {
    username: 'partner',
    name: '江城区人民医院',
    role: 'PARTNER',
    department: null,
    mobile: '13800000014',
    gender: 1,
    badge: null,
  },
]

export const DEMO_USERNAMES = PEOPLE.map((p) => p.username)

/** The demo hospital's departments: [name, parent, sort]. */
const DEPARTMENTS: readonly [string, string | null, number][] = [
  ['江城大学附属第一医院', null, 1],
  ['毕业后教育办公室', '江城大学附属第一医院', 1],
  ['信息中心', '江城大学附属第一医院', 2],
  ['药学部', '江城大学附属第一医院', 3],
  ['住院药房', '药学部', 1],
  ['门诊药房', '药学部', 2],
  ['静脉用药调配中心', '药学部', 3],
  ['临床药学室', '药学部', 4],
  ['药品库', '药学部', 5],
  ['检验科', '江城大学附属第一医院', 4],
  ['临床生化室', '检验科', 1],
  ['临床免疫室', '检验科', 2],
  ['临床微生物室', '检验科', 3],
  ['临床血液室', '检验科', 4],
  ['放射科', '江城大学附属第一医院', 5],
  ['超声医学科', '江城大学附属第一医院', 6],
  ['病理科', '江城大学附属第一医院', 7],
]

/** Fills an empty database with the demo hospital's departments and people. */
export async function fillAccountsDemo({
  db,
  deps: { fields },
  now,
  people: known,
  passwordOf,
}: Demo) {
  const departments = new Map<string, { id: number; tree: string }>()

  for (const [name, above, sort] of DEPARTMENTS) {
    const parent = above === null ? undefined : departments.get(above)

    const { id } = await db
      .insertInto('departments')
      .values({ name, parentId: parent?.id ?? 0, treePath: '', sort })
      .returning('id')
      .executeTakeFirstOrThrow()

    const tree = `${parent?.tree ?? ''}${id}/`

    await db.updateTable('departments').set({ treePath: tree }).where('id', '=', id).execute()
    departments.set(name, { id, tree })
  }

  const roles = new Map(
    (await db.selectFrom('roles').select(['id', 'code']).execute()).map((r) => [r.code, r.id]),
  )
  const ids = await nextUserIds(db, PEOPLE.length)

  const people = await Promise.all(
    PEOPLE.map(async (p, i) => ({
      id: ids[i]!,
      username: p.username,
      nickname: p.name,
      realName: p.name,
      gender: p.gender,
      departmentId: p.department ? departments.get(p.department)!.id : null,
      mobileSealed: fields.sealCell({ table: 'users', column: 'mobile', row: ids[i]! }, p.mobile),
      mobileHash: fields.hashOf('mobile', p.mobile),
      chestArrNum: p.badge,
      passwordHash: await hashPassword(passwordOf(p.username)),
      createdAt: now,
      updatedAt: now,
    })),
  )

  await db.insertInto('users').values(people).execute()

  await db
    .insertInto('userRoles')
    .values(PEOPLE.map((p, i) => ({ userId: ids[i]!, roleId: roles.get(p.role)! })))
    .execute()

  await db
    .insertInto('departmentAdministrators')
    .values([
      { departmentId: departments.get('药学部')!.id, userId: ids[DEMO_USERNAMES.indexOf('base')]! },
      {
        departmentId: departments.get('检验科')!.id,
        userId: ids[DEMO_USERNAMES.indexOf('base2')]!,
      },
    ])
    .execute()

  // Visitors of the demo hospital begin at once; the tour waits in the menu of the account.
  await db
    .insertInto('seenTours')
    .values(ids.map((userId) => ({ userId, version: TOUR_VERSION, seenAt: now })))
    .execute()

  for (const [i, name] of DEMO_USERNAMES.entries()) known.set(name, ids[i]!)
}
