import { Readable } from 'node:stream'
import type { getRegistration } from '@residency/contract/areas/signup/review/review.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { type AnswerOf, sheetErrors } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import { readSheet } from '../../../platform/excel/read-sheet.ts'
import { anIntake, insertRegistration } from '../../../testing/builders/registration-rows.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { stepsOf } from '../signup.policy.ts'
import { matching, type ReviewReader, reviewPage, waitingFirst } from './review.queries.ts'

const PATH = '/api/v1/registrations'

const NUMBERS = {
  idCard: '510107200105120022',
  mobile: '13800000012',
  contactMobile: '13911112222',
  address: '江城市人民路 1 号',
}

const server = await openServer()
const intake = await anIntake(server, '阅读批次')
let id: number
const owner = await server.as('applicant')

/** Keys of a file of the sign-up, of a level of education, and of an entry. */
let keys: Record<'registration' | 'registrationEducation' | 'registrationEntry', string>

async function aFile(kind: string, record: number) {
  const key = `${kind}0000000000000000`.slice(0, 32)
  const stored = await server.blobs.put(Readable.from([Buffer.from(`%PDF-1.4 ${kind}`)]), 1000)

  const row = {
    key,
    purpose: 'proof' as const,
    name: `${kind}.pdf`,
    type: 'application/pdf',
    size: `%PDF-1.4 ${kind}`.length,
    contentHash: key,
    storedAs: stored.storedAs,
  }

  await server.db
    .insertInto('files')
    .values({ ...row, userId: owner.userId, recordKind: kind, recordId: record })
    .execute()

  return key
}

beforeAll(async () => {
  ;({ id } = await insertRegistration(server, {
    name: '张予安',
    intake: intake.id,
    choices: [intake.pharmacy, intake.laboratory],
    userId: owner.userId,
  }))

  const fields = fieldCrypto(server.keys)
  const seal = (column: string, value: string) =>
    fields.sealCell({ table: 'registrations', column, row: id }, value)

  await server.db
    .updateTable('registrations')
    .set({
      idCardSealed: seal('id_card', NUMBERS.idCard),
      idCardHash: fields.hashOf('idCard', NUMBERS.idCard),
      mobileSealed: seal('mobile', NUMBERS.mobile),
      mobileHash: fields.hashOf('mobile', NUMBERS.mobile),
      contactMobileSealed: seal('contact_mobile', NUMBERS.contactMobile),
      addressSealed: seal('address', NUMBERS.address),
    })
    .where('id', '=', id)
    .execute()

  const study = {
    registrationId: id,
    level: 'undergraduate' as const,
    schoolOther: '江城大学',
    major: '药学',
    degree: 'bachelor',
  }

  const level = await server.db
    .insertInto('registrationEducations')
    .values(study)
    .returning('id')
    .executeTakeFirstOrThrow()

  const data = JSON.stringify({
    title: '药师资格证',
    issuer: '卫健委',
    number: null,
    issuedOn: '2024-01-01',
    expiresOn: null,
  })

  const entry = await server.db
    .insertInto('registrationEntries')
    .values({ registrationId: id, section: 'certificate', data })
    .returning('id')
    .executeTakeFirstOrThrow()

  keys = {
    registration: await aFile('registration', id),
    registrationEducation: await aFile('registrationEducation', level.id),
    registrationEntry: await aFile('registrationEntry', entry.id),
  }
})

describe('one sign-up', () => {
  test('is read with all its sections and files, its numbers masked and where somebody lives left out', async () => {
    const answer = await (await server.as('base')).get(`${PATH}/${id}`)

    expect(answer.data as AnswerOf<typeof getRegistration>).toMatchObject({
      realName: '张予安',
      idCard: '5101**********0022',
      mobile: '138****0012',
      contactMobile: '139****2222',
      educations: [
        {
          level: 'undergraduate',
          major: '药学',
          files: [{ name: 'registrationEducation.pdf', view: 'pdf' }],
        },
      ],
      entries: {
        certificate: [{ title: '药师资格证', files: [{ filePath: keys.registrationEntry }] }],
        work: [],
      },
      files: [{ filePath: keys.registration }],
      choices: [
        { rank: 1, offerId: intake.pharmacy, isEligible: null, canJudge: true, against: [] },
        { rank: 2, offerId: intake.laboratory, canJudge: false },
      ],
      actions: ['pass', 'return', 'reject'],
    })
    for (const number of Object.values(NUMBERS))
      expect(answer.body.toString()).not.toContain(number)
  })

  test('has the exam, and the points once they are out and two people agree on them', async () => {
    const at = {
      startsAt: server.clock.now,
      endsAt: new Date(server.clock.now.getTime() + 3_600_000),
    }

    const session = await server.db
      .insertInto('examSessions')
      .values({
        intakeId: intake.id,
        name: '上午场',
        place: '教学楼',
        room: '301',
        seats: 30,
        ...at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const by = await server.as('bhb')

    const examined = await insertRegistration(server, {
      name: '考生',
      state: 'examArranged',
      intake: intake.id,
      choices: [intake.pharmacy],
    })

    const seat = {
      sessionId: session.id,
      seatNo: 7,
      ticketNumber: '203001007',
      arrangedBy: by.userId,
      arrangedAt: server.clock.now,
    }

    await server.db
      .insertInto('examSeats')
      .values({ registrationId: examined.id, ...seat })
      .execute()

    const score = {
      registrationId: examined.id,
      component: 'theory' as const,
      points: 8850,
      enteredBy: by.userId,
      enteredAt: server.clock.now,
    }

    await server.db.insertInto('examScores').values(score).execute()

    const examOf = async () =>
      (
        (await (await server.as('base')).get(`${PATH}/${examined.id}`)).data as AnswerOf<
          typeof getRegistration
        >
      ).exam

    expect(await examOf()).toMatchObject({
      session: '上午场',
      room: '301',
      seatNo: 7,
      ticketNumber: '203001007',
      scores: [],
    })

    await server.db
      .updateTable('registrations')
      .set({ state: 'scored' })
      .where('id', '=', examined.id)
      .execute()

    expect(
      (await examOf())?.scores,
      'a score that was changed waits for its second person',
    ).toEqual([])

    const second = await server.as('admin')
    const check = { checkedBy: second.userId, checkedAt: server.clock.now }

    await server.db
      .updateTable('examScores')
      .set(check)
      .where('registrationId', '=', examined.id)
      .execute()

    expect((await examOf())?.scores).toEqual([{ component: 'theory', offerId: null, points: 8850 }])
  })

  test('shows reviewers and the person themself whether the intake exempts them from the exam', async () => {
    const exemptions = async () => {
      const read = async (who: string, path: string) =>
        ((await (await server.as(who)).get(path)).data as { isExempt: boolean }).isExempt
      return [
        await read('base', `${PATH}/${id}`),
        await read('applicant', '/sign/registrations/own'),
      ]
    }

    expect(await exemptions()).toEqual([false, false])

    const { traineeKind } = await server.db
      .selectFrom('registrations')
      .select('traineeKind')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    await server.db
      .updateTable('intakes')
      .set({ exemptKinds: [traineeKind] })
      .where('id', '=', intake.id)
      .execute()

    expect(await exemptions()).toEqual([true, true])

    await server.db
      .updateTable('intakes')
      .set({ exemptKinds: [] })
      .where('id', '=', intake.id)
      .execute()
  })

  test('shows the office the place somebody holds, when they come, what was signed and when they were enrolled; nobody else', async () => {
    const { userId } = await server.as('bhb')

    const { id: placed } = await insertRegistration(server, {
      name: '报到人',
      state: 'confirmed',
      intake: intake.id,
      choices: [intake.pharmacy],
    })

    const read = async (who: string) =>
      (
        (await (await server.as(who)).get(`${PATH}/${placed}`)).data as AnswerOf<
          typeof getRegistration
        >
      ).arrival

    expect(await read('bhb')).toBeNull()

    const pool = server.db
      .insertInto('offerPools')
      .values({ offerId: intake.pharmacy, seats: 1 })
      .returning('id')

    const { id: poolId } = await pool.executeTakeFirstOrThrow()

    const place = {
      registrationId: placed,
      poolId,
      origin: 'run' as const,
      placedBy: userId,
      placedAt: server.clock.now,
    }

    await server.db.insertInto('placements').values(place).execute()

    const none = {
      arriveAt: null,
      place: null,
      note: null,
      arrivedOn: null,
      agreement: null,
      enrolledOn: null,
    }

    expect(await read('bhb')).toEqual({ offer: expect.stringContaining('药学'), ...none })

    const when = {
      arriveAt: new Date('2030-07-01T00:30:00Z'),
      arrivedOn: '2030-07-01',
      arrangedAt: server.clock.now,
    }

    const arrangement = {
      place: '教学楼 201',
      note: '带毕业证',
      hasPassedMedical: true,
      arrangedBy: userId,
    }

    await server.db
      .insertInto('arrivals')
      .values({ registrationId: placed, ...when, ...arrangement })
      .execute()

    const days = { signedOn: '2030-07-02', startsOn: '2030-07-03', endsOn: '2033-07-02' }
    const agreement = { registrationId: placed, number: 'XY2030990001', signedBy: userId, ...days }

    await server.db.insertInto('agreements').values(agreement).execute()

    expect(await read('bhb')).toMatchObject({
      arriveAt: '2030-07-01 08:30',
      place: '教学楼 201',
      note: '带毕业证',
      arrivedOn: '2030-07-01',
      agreement: {
        number: 'XY2030990001',
        signedOn: '2030-07-02',
        startsOn: '2030-07-03',
        endsOn: '2033-07-02',
        hasCopy: false,
      },
      enrolledOn: null,
    })

    expect(await read('base')).toBeNull()

    await server.db
      .updateTable('placements')
      .set({ freedAt: server.clock.now })
      .where('registrationId', '=', placed)
      .execute()

    expect(await read('bhb'), 'a place that was given back is held no more').toBeNull()

    await server.db
      .updateTable('registrations')
      .set({ state: 'noShow' })
      .where('id', '=', placed)
      .execute()

    expect(await read('bhb')).toMatchObject({ place: '教学楼 201' })

    const trainee = await server.db
      .selectFrom('trainees')
      .select(['registrationId', 'enrolledOn'])
      .executeTakeFirstOrThrow()

    const enrolled = (await (await server.as('bhb')).get(`${PATH}/${trainee.registrationId}`))
      .data as AnswerOf<typeof getRegistration>

    expect(enrolled.arrival).toMatchObject({ enrolledOn: trainee.enrolledOn, arriveAt: null })
  })

  test('gives its full numbers to those entitled one by one, sealed, and writes the reading down', async () => {
    const base = await server.as('base')
    const answer = await base.get(`${PATH}/${id}/personal`, { 'x-opens-sealed': '1' })

    expect(answer.data).toMatchObject({ id, address: NUMBERS.address })

    for (const number of [NUMBERS.idCard, NUMBERS.mobile])
      expect(answer.body.toString()).not.toContain(number)

    const read = await server.db
      .selectFrom('auditEntries')
      .select('entityId')
      .where('action', '=', 'personalData.read')
      .where('userId', '=', base.userId)
      .executeTakeFirst()

    expect(read?.entityId).toBe(String(id))
    expect(await (await server.as('teacher')).get(`${PATH}/${id}/personal`)).toMatchObject({
      status: 401,
    })
  })
})

describe('files of a sign-up', () => {
  const kinds = ['registration', 'registrationEducation', 'registrationEntry'] as const
  const may = ['applicant', 'base', 'base2', 'bhb', 'root']

  test.each(kinds.flatMap((kind) => may.map((who) => [kind, who] as const)))(
    'of kind %s are read by %s',
    async (kind, who) => {
      const file = await (await server.as(who)).get(`/fileOperation?filePath=${keys[kind]}`)
      expect(file.status).toBe(200)
      expect(file.body.toString()).toBe(`%PDF-1.4 ${kind}`)
    },
  )

  const mayNot = ['applicant2', 'teacher', 'student', 'dept', 'partner', 'admin']

  test.each(kinds.flatMap((kind) => mayNot.map((who) => [kind, who] as const)))(
    'of kind %s are hidden from %s',
    async (kind, who) => {
      expect(
        await (await server.as(who)).get(`/fileOperation?filePath=${keys[kind]}`),
      ).toMatchObject({ status: 404 })
    },
  )

  test('are hidden from a base once no choice is left there', async () => {
    const { id: other } = await insertRegistration(server, {
      name: '别处',
      intake: intake.id,
      choices: [intake.imaging],
    })

    await server.db
      .updateTable('registrationEducations')
      .set({ registrationId: other })
      .where('registrationId', '=', id)
      .execute()

    expect(
      await (await server.as('base')).get(`/fileOperation?filePath=${keys.registrationEducation}`),
    ).toMatchObject({ status: 404 })
    expect(
      await (await server.as('bhb')).get(`/fileOperation?filePath=${keys.registrationEducation}`),
    ).toMatchObject({ status: 200 })

    await server.db
      .updateTable('registrationEducations')
      .set({ registrationId: id })
      .where('registrationId', '=', other)
      .execute()
  })
})

const HEADS = ['realName', 'idCard', 'mobile', 'education', 'choice1', 'choice2', 'state'] as const
type Head = (typeof HEADS)[number]

describe('the lists of identity, education and examination', () => {
  type Rows = {
    total: number
    list: { realName: string; idCard: string | null; study: object | null; seat: object | null }[]
  }

  const rowsOf = async (query: string, who = 'base') =>
    (await (await server.as(who)).get(`${PATH}/page?intakeId=${intake.id}&${query}`)).data as Rows

  test('show the masked card, the highest education and the seat, within the reader’s scope', async () => {
    const { list } = await rowsOf('keywords=张予安')

    expect(list).toMatchObject([
      {
        idCard: '5101**********0022',
        study: { level: 'undergraduate', schoolName: '江城大学', major: '药学' },
        seat: null,
      },
    ])

    expect((await rowsOf('seated=1')).list).toMatchObject([
      { realName: '考生', seat: { session: '上午场', ticketNumber: '203001007' } },
    ])
    expect(JSON.stringify(list)).not.toContain(NUMBERS.idCard)
    expect((await rowsOf('seated=1', 'base2')).total).toBe(0)
  })

  test('are narrowed by the highest level of education: a lower one is not counted', async () => {
    const person = await insertRegistration(server, {
      name: '专升本',
      intake: intake.id,
      choices: [intake.pharmacy],
    })

    const levels = (['undergraduate', 'junior'] as const).map((level) => ({
      registrationId: person.id,
      level,
    }))

    await server.db.insertInto('registrationEducations').values(levels).execute()

    const named = async (level: string) =>
      (await rowsOf(`level=${level}`)).list.map((row) => row.realName)

    expect(await named('junior')).toEqual([])
    expect((await named('undergraduate')).sort()).toEqual(['专升本', '张予安'])
    expect(await (await server.as('base')).get(`${PATH}/page?level=kindergarten`)).toMatchObject({
      status: 400,
    })
  })

  test('are menus of those who review, and of nobody else', async () => {
    type Route = { component?: string; meta: { roles: string[] }; children?: Route[] }
    const flat = (routes: readonly Route[]): Route[] =>
      routes.flatMap((route) => [route, ...flat(route.children ?? [])])
    const routes = flat(
      (await (await server.as('bhb')).get('/api/v1/menus/routes')).data as Route[],
    )

    for (const part of ['identity', 'education', 'examination'])
      expect(
        routes
          .find((route) => route.component === `recruit/student/${part}`)
          ?.meta.roles.toSorted(),
      ).toEqual(['BASE_ADMIN', 'BHB_ADMIN', 'ROOT'])
  })
})

describe('the list as a sheet', () => {
  const rowsOf = async (who: Caller, query: string) => {
    const answer = await who.get(`${PATH}/_export?${query}`)

    expect(answer.status).toBe(200)

    const rows: Record<string, string>[] = []

    const reading = {
      required: HEADS,
      maxRows: 1000,
      wrong: sheetErrors.sheetUnreadable,
      tooLong: sheetErrors.sheetTooLong,
    }

    const names = Object.fromEntries(
      HEADS.map((head) => [head, [signupWords['zh-cn'].sheets.registration.columns[head]]]),
    ) as Record<Head, string[]>

    for await (const { cells } of readSheet<Head>(Readable.from([answer.body]), names, reading))
      rows.push(cells)

    return rows
  }
  test('holds what the reader’s list holds, numbers masked, and is written down without the words of the search', async () => {
    const base = await server.as('base')

    const rows = await rowsOf(
      base,
      `intakeId=${intake.id}&keywords=${NUMBERS.mobile}&reason=${encodeURIComponent('核对')}`,
    )

    expect(rows).toEqual([
      expect.objectContaining({
        realName: '张予安',
        idCard: '5101**********0022',
        mobile: '138****0012',
        education: '本科',
        state: '待基地审核',
      }),
    ])

    expect(rows[0]!.choice1).toContain('药学')

    const entry = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'settings.sheet.export')
      .executeTakeFirstOrThrow()

    expect(JSON.stringify(entry.detail)).not.toContain(NUMBERS.mobile)
    expect(entry.detail).toMatchObject({ count: 1, reason: '核对', filters: { hasKeywords: true } })

    const names = (await rowsOf(await server.as('bhb'), `intakeId=${intake.id}`)).map(
      (row) => row.realName,
    )

    expect(names).toEqual(expect.arrayContaining(['张予安', '别处']))
    expect((await rowsOf(base, `intakeId=${intake.id}`)).map((row) => row.realName)).not.toContain(
      '别处',
    )
    expect(await (await server.as('teacher')).get(`${PATH}/_export`)).toMatchObject({ status: 401 })
  })
})

function sqlLiteral(value: unknown): string {
  if (Array.isArray(value)) return `'{${value.join(',')}}'`
  if (typeof value === 'number') return String(value)

  return `'${value instanceof Date ? value.toISOString() : String(value)}'`
}

describe('with very many sign-ups', () => {
  const planOf = async (query: {
    compile: () => { sql: string; parameters: readonly unknown[] }
  }) => {
    const { sql, parameters } = query.compile()

    const text = parameters.reduceRight<string>(
      (all, value, i) => all.replaceAll(`$${i + 1}`, sqlLiteral(value)),
      sql,
    )

    const found = await server.asOwner(`explain ${text}`)

    return (found.rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n')
  }
  test('every question of the list is answered by an index', async () => {
    await server.asOwner(`
      insert into users (username, nickname, status) select 'many' || n, 'many', 1 from generate_series(1, 20000) n on conflict do nothing;
      insert into registrations (intake_id, user_id, state, trainee_kind, real_name, submitted_at)
        select (select id from intakes order by id limit 1), u.id, case when u.id % 40 = 0 then 'submitted' else 'qualified' end, 'open', 'many',
          now() - interval '1 year' + u.id * interval '1 minute' from users u where u.username like 'many%';
      insert into registration_choices (registration_id, rank, offer_id)
        select r.id, 1, o.id from registrations r, lateral (select id from offers where intake_id = r.intake_id order by id offset r.id % 8 limit 1) o
        where r.real_name = 'many';
      analyze registrations; analyze registration_choices; analyze offers; analyze users;`)

    const fields = fieldCrypto(server.keys)
    const base = await server.as('base')

    const steps = {
      ...stepsOf({
        permissions: new Set(),
        isRoot: false,
        userId: base.userId,
        departmentId: null,
        treePath: null,
        dataScopes: new Set(),
      }),
      mayReview: true,
    }

    const now = server.clock.now

    const office: ReviewReader = {
      scope: { kind: 'all' },
      steps: { ...steps, isOffice: true, mayAdmit: true },
      now,
    }

    const reader: ReviewReader = {
      scope: { kind: 'bases', administeredBy: base.userId },
      steps,
      now,
    }

    const page = { pageNum: 1, pageSize: 20 }
    const pageQuery = (who: ReviewReader, conditions: object) =>
      reviewPage(matching(server.db, who, conditions, fields), base.userId, page)

    const plans = {
      newest: await planOf(pageQuery(office, {})),
      state: await planOf(pageQuery(office, { intakeId: intake.id, state: 'submitted' })),
      waiting: await planOf(
        waitingFirst(matching(server.db, office, { waiting: '1' }, fields), 500),
      ),
      offer: await planOf(pageQuery(office, { offerId: intake.pharmacy })),
      base: await planOf(pageQuery(reader, {})),
    }

    expect(plans.newest).toContain('registrations_submitted')
    expect(plans.state).toContain('registrations_state')
    // which of the two depends on the version of PostgreSQL
    expect(plans.waiting).toMatch(/registrations_(waiting|state)/)
    expect(plans.offer).toMatch(/registration_choices_(offer|registration_id_offer_id_key)/)

    for (const plan of Object.values(plans)) expect(plan).not.toContain('Seq Scan on registrations')
  })
})
