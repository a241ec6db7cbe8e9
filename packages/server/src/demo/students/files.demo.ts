import { DAY_MS, yearOf } from '@residency/contract/kernel/day'
// Written as rows: 340, of which changes need papers, and there is no store of files yet.
import { changePeople } from '../../areas/accounts/accounts.public.ts'
import { fileCell } from '../../areas/students/file/file-facts.ts'
import { momentAfter } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

export type DemoFile = {
  traineeId: number
  userId: number
  gender: 1 | 2
  birthDate: string
  regionCode: string
  school: string
  level: string
  major: string
  graduatedOn: string
}

const DEGREES: Readonly<Record<string, string>> = { undergraduate: 'bachelor', master: 'master' }
const EMPLOYERS = ['江城区人民医院', '江城市第三医院', '仁和大药房', '江城市妇幼保健院'] as const

/**
 * Changes in the demo: of every so many trainees, what changes from what to what, and with which
 * result.
 */
const CHANGES = [
  {
    place: 1,
    field: 'studyMajor',
    from: null,
    to: '临床药学',
    state: 'submitted',
    note: '毕业证书所载专业',
    reason: null,
  },
  {
    place: 4,
    field: 'birthDate',
    from: null,
    to: '2001-03-08',
    state: 'submitted',
    note: '公安机关已更正出生日期',
    reason: null,
  },
  {
    place: 6,
    field: 'graduationSchool',
    from: null,
    to: '川北医学院',
    state: 'rejected',
    note: null,
    reason: '请上传毕业证书原件的扫描件',
  },
  {
    place: 8,
    field: 'email',
    from: null,
    to: 'trainee@example.com',
    state: 'applied',
    note: null,
    reason: null,
  },
  {
    place: 9,
    field: 'section.certificate',
    from: null,
    to: '普通话水平测试二级甲等',
    state: 'applied',
    note: null,
    reason: null,
  },
] as const

const yearsAfter = (day: string, years: number) => `${yearOf(day) + years}${day.slice(4)}`

const listsOf = (file: DemoFile, i: number, startsOn: string) => {
  const study = {
    level: file.level,
    school: file.school,
    college: null,
    major: file.major,
    startedOn: yearsAfter(file.graduatedOn, file.level === 'undergraduate' ? -4 : -3).replace(
      /-\d\d-\d\d$/,
      '-09-01',
    ),
    endedOn: file.graduatedOn,
    isFullTime: true,
    diplomaNumber: null,
    degree: DEGREES[file.level] ?? null,
    degreeNumber: null,
  }

  const hasWorked = yearsAfter(file.graduatedOn, 1) < startsOn && i % 3 === 0

  const work = {
    workUnit: EMPLOYERS[i % EMPLOYERS.length],
    department: null,
    post: '技士',
    startedOn: yearsAfter(file.graduatedOn, 0),
    endedOn: startsOn,
  }

  const certificate = {
    title: '全国计算机等级考试二级',
    issuer: '教育部考试中心',
    number: null,
    issuedOn: file.graduatedOn,
    expiresOn: null,
  }

  const award = {
    title: '优秀毕业生',
    awardLevel: 'school',
    issuer: file.school,
    happenedOn: file.graduatedOn,
  }

  return [
    { section: 'education' as const, data: study },
    ...(hasWorked ? [{ section: 'work' as const, data: work }] : []),
    ...(i % 2 === 0 ? [{ section: 'certificate' as const, data: certificate }] : []),
    ...(i % 5 === 0 ? [{ section: 'award' as const, data: award }] : []),
  ]
}

/**
 * What trainees of the demo hospital keep in their files: facts, studies, work, certificates, and
 * changes of them.
 */
export async function fillDemoFiles(tx: SignedCtx, files: readonly DemoFile[], startsOn: string) {
  const at = tx.now()

  await changePeople(
    tx,
    files.map(({ userId, gender }) => ({ userId, field: 'gender', value: String(gender) })),
  )

  for (const [i, file] of files.entries()) {
    const contact = `1370099${String(1000 + (file.traineeId % 9000))}`
    await tx.db
      .updateTable('traineeFiles')
      .set({
        birthDate: file.birthDate,
        regionCode: file.regionCode,
        ethnicCode: '01',
        maritalStatus: 0,
        politicalStatus: i % 2 ? '03' : '13',
        contactName: '家属',
        addressSealed: tx.fields.sealCell(
          fileCell('address', file.traineeId),
          '江城市江城区学苑路 1 号',
        ),
        contactMobileSealed: tx.fields.sealCell(
          fileCell('contact_mobile', file.traineeId),
          contact,
        ),
      })
      .where('traineeId', '=', file.traineeId)
      .execute()
  }

  const entries = files.flatMap((file, i) =>
    listsOf(file, i, startsOn).map(({ section, data }) => ({
      traineeId: file.traineeId,
      section,
      data: JSON.stringify(data),
      createdAt: at,
      updatedAt: at,
    })),
  )

  await tx.db.insertInto('traineeEntries').values(entries).execute()

  const fileFieldOf = {
    studyMajor: 'major',
    birthDate: 'birthDate',
    graduationSchool: 'school',
  } as const

  const changes = CHANGES.flatMap(({ place, field, from, to, state, note, reason }) => {
    const file = files[place]
    const before =
      file && field in fileFieldOf ? file[fileFieldOf[field as keyof typeof fileFieldOf]] : from
    const day = momentAfter(at, place * DAY_MS)

    return file
      ? [
          {
            traineeId: file.traineeId,
            field,
            oldValue: before,
            newValue: to,
            state,
            note,
            reason,
            createdAt: day,
            updatedAt: day,
          },
        ]
      : []
  })

  if (changes.length) await tx.db.insertInto('traineeChanges').values(changes).execute()
}
