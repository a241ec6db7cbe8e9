import type { Endpoint } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import {
  fillRegistration,
  wholeBasic,
  wholeSign,
} from '../../testing/builders/registration-calls.ts'
import { type Caller, openServer } from '../../testing/server/open-server.ts'
import { callName } from '../../testing/walks/walk-judge.ts'
import { fieldsOf } from '../../testing/walks/walk-samples.ts'

const server = await openServer()
const knowsVersion = (e: Endpoint) => 'version' in { ...fieldsOf(e.body), ...e.query?.shape }

describe('a change of what somebody has read', () => {
  // Without one: a decision about many may name the version of each row; an order is put whole and
  // refused when a row is missing; a score names the points it replaces; a file, a state, a
  // password and a hand-over say themselves what they change. Menus of a role are the bare list of
  // the published client, seats of a range of months are put whole: the last one counts, and the
  // log holds every change.
  test('says which version was read, but for the few calls named here', () => {
    const without = server.app.bound
      .filter((e) => (e.method === 'PUT' || e.path.endsWith('/act')) && !knowsVersion(e))
      .map(callName)
    expect(without.sort()).toMatchInlineSnapshot(`
      [
        "POST /api/v1/awardApplications/act",
        "POST /api/v1/baseFigures/act",
        "POST /api/v1/certificateRecords/act",
        "POST /api/v1/cohorts/act",
        "POST /api/v1/collectionItems/act",
        "POST /api/v1/competenceGrants/act",
        "POST /api/v1/completions/act",
        "POST /api/v1/departures/act",
        "POST /api/v1/dutySwaps/act",
        "POST /api/v1/exams/scoreReviews/act",
        "POST /api/v1/exchanges/act",
        "POST /api/v1/fundSpendings/act",
        "POST /api/v1/learningExams/{id}/attempts/act",
        "POST /api/v1/leaves/act",
        "POST /api/v1/mentorChanges/act",
        "POST /api/v1/mentorEntries/act",
        "POST /api/v1/mentorMeetings/act",
        "POST /api/v1/partners/act",
        "POST /api/v1/qualifications/act",
        "POST /api/v1/questions/act",
        "POST /api/v1/registrations/act",
        "POST /api/v1/researchFunds/act",
        "POST /api/v1/rotationBlocks/act",
        "POST /api/v1/rotationSwaps/act",
        "POST /api/v1/situations/act",
        "POST /api/v1/teacherChanges/act",
        "POST /api/v1/teacherCheckRecords/act",
        "POST /api/v1/teacherLibrary/act",
        "POST /api/v1/teaching-records/act",
        "POST /api/v1/traineeChanges/act",
        "POST /api/v1/trainingBases/act",
        "POST /api/v1/workloadEntries/act",
        "PUT /api/v1/arrivals/{id}/agreement/copy",
        "PUT /api/v1/awardScoring/{id}",
        "PUT /api/v1/baseFigures/year",
        "PUT /api/v1/competenceLevels/own/photo",
        "PUT /api/v1/departmentMonths",
        "PUT /api/v1/departures/own/{id}/ratings",
        "PUT /api/v1/dict/{typeCode}/order",
        "PUT /api/v1/dutyPreferences/own/{day}",
        "PUT /api/v1/electives/own",
        "PUT /api/v1/electives/{id}",
        "PUT /api/v1/evaluationSettings/departments/{id}",
        "PUT /api/v1/evaluationSettings/own",
        "PUT /api/v1/exams/scores",
        "PUT /api/v1/guides/order",
        "PUT /api/v1/intakes/{id}/offers/order",
        "PUT /api/v1/learningExams/{id}/candidates/{candidateId}",
        "PUT /api/v1/leaveBalances/{id}/worksSince",
        "PUT /api/v1/leaves/own/draft",
        "PUT /api/v1/mentorChoice/applicants",
        "PUT /api/v1/questionCategories/order",
        "PUT /api/v1/roles/{id}/status",
        "PUT /api/v1/rotationSupervisors",
        "PUT /api/v1/teacherClasses/{id}/attendance",
        "PUT /api/v1/teacherClasses/{id}/materials",
        "PUT /api/v1/users/changeAdmin/{id}",
        "PUT /api/v1/users/password",
        "PUT /mentorStudentTime/modify/{a}/{b}",
        "PUT /messages/preferences",
      ]
    `)
  })
})

describe('two who change one record from one reading', () => {
  type Reading = {
    path: string
    body: Record<string, unknown>
    who: [Caller, Caller]
    version: number
  }

  const seats = async (a: string, b = a) =>
    [await server.as(a), await server.as(b)] as [Caller, Caller]

  const formOf = async (path: string, who: [Caller, Caller]): Promise<Reading> => {
    const body = (await who[0].get(`${path}/form`)).data as Record<string, unknown>
    return { path, body, who, version: body.version as number }
  }

  const idIn = async (
    table: 'users' | 'menus' | 'mini_menus' | 'roles' | 'dict_types' | 'dict_items',
    column: string,
    value: string,
  ) =>
    (
      (await server.asOwner(`select id from ${table} where ${column} = '${value}' limit 1`))
        .rows as { id: string }[]
    )[0]!.id

  const office = () => seats('admin', 'root')

  const records: [what: string, read: () => Promise<Reading>][] = [
    [
      'an account',
      async () =>
        formOf(`/api/v1/users/${await idIn('users', 'username', 'teacher2')}`, await office()),
    ],
    [
      'a menu',
      async () => formOf(`/api/v1/menus/${await idIn('menus', 'type', '1')}`, await office()),
    ],
    [
      'a role',
      async () => formOf(`/api/v1/roles/${await idIn('roles', 'code', 'TEACHER')}`, await office()),
    ],
    [
      'a dictionary',
      async () =>
        formOf(`/api/v1/dict/types/${await idIn('dict_types', 'code', 'title')}`, await office()),
    ],
    [
      'the own data, from two of one’s devices',
      async () => {
        const who = await seats('student')

        const { version, email } = (await who[0].get('/api/v1/users/info')).data as {
          version: number
          email: string
        }

        return { path: '/api/v1/users/accountInfo', body: { email }, who, version }
      },
    ],
    [
      'sign info of a sign-up, from two tabs',
      async () => {
        const who = await seats('applicant')
        const { id } = await fillRegistration(server, who[0])

        const own = (await who[0].get(`/sign/registrations/${id}`)).data as {
          version: number
          intake: { id: number }
        }

        return {
          path: `/sign/registrations/${id}/sign`,
          body: { intakeId: own.intake.id, ...wholeSign },
          who,
          version: own.version,
        }
      },
    ],
    [
      'the basic section of a sign-up, from two tabs',
      async () => {
        const who = await seats('applicant')

        const own = (await who[0].post('/sign/registrations/own')).data as {
          id: number
          version: number
        }

        return {
          path: `/sign/registrations/${own.id}/basic`,
          body: wholeBasic,
          who,
          version: own.version,
        }
      },
    ],
    [
      'a partner unit, from two of its people',
      async () => {
        const who = await seats('partner')
        await server.asOwner(`update partners set state = 'rejected'`)

        const own = (await who[0].get('/sign/cooperation/own')).data as Record<string, unknown>

        const body = {
          unitName: own.unitName,
          creditCode: own.creditCode,
          contactName: own.contactName,
        }

        return { path: '/sign/cooperation/own', body, who, version: own.version as number }
      },
    ],
  ]

  test.each(records)('of %s: one is stored, the other is refused', async (_, read) => {
    const { path, body, who, version } = await read()

    const write = (caller: Caller, i: number) => {
      const changed = {
        ...body,
        version,
        ...('email' in body ? { email: `w${i}@example.org` } : {}),
      }

      return path.endsWith('accountInfo') ? caller.post(path, changed) : caller.put(path, changed)
    }

    const replies = await Promise.all(who.map(write))

    expect(
      replies.map((r) => r.status).sort(),
      replies.map((r) => `${r.msg} ${JSON.stringify(r.errors)}`).join(' | '),
    ).toEqual([200, 409])

    expect(replies.find((r) => r.status === 409)!.msg).toMatch(/修改|刷新|另一/)

    // and later, with the old reading still in hand
    const late = await write(who[0], 3)

    expect(late.status).toBe(409)
  })
})
