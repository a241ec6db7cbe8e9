import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'
import { toMoment } from '@residency/contract/kernel'
import { DAY_MS, HOUR_MS } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { momentAfter } from '../../platform/clock.ts'
import type { TestServer } from '../server/open-server.ts'

let serial = 0

type Over = {
  scoresBy?: 'applicant' | 'offer'
  exempt?: TraineeKind[]
  weights?: [theory: number, skill: number, interview: number]
  minimums?: [theory: number, skill: number, interview: number]
  isCommitted?: boolean
  reviewUntil?: Date | null
}

/**
 * An intake of its own year whose registration is over, with offers of three majors in published
 * order.
 */
export async function anExamIntake(server: TestServer, over: Over = {}) {
  const at = server.clock.now
  const day = (n: number) => momentAfter(at, n * DAY_MS)
  const [theory, skill, interview] = over.weights ?? [60, 20, 20]
  const [theoryMinimum, skillMinimum, interviewMinimum] = over.minimums ?? [0, 0, 0]

  serial += 1

  const { id } = await server.db
    .insertInto('intakes')
    .values({
      year: 2031,
      serial,
      name: `考试批次 ${serial}`,
      state: 'closed',
      traineeKinds: ['open', 'sponsored', 'degree', 'partner'],
      signUpFrom: day(-60),
      signUpUntil: day(-30),
      editUntil: day(-20),
      reviewUntil: day(-10),
      confirmUntil: day(60),
      scoreReviewUntil: over.reviewUntil === undefined ? day(20) : over.reviewUntil,
      exemptKinds: over.exempt ?? ['degree'],
      scoresBy: over.scoresBy ?? 'applicant',
      theoryWeight: theory,
      skillWeight: skill,
      interviewWeight: interview,
      theoryMinimum,
      skillMinimum,
      interviewMinimum,
      seedCommitment: over.isCommitted === false ? null : 'a'.repeat(64),
      seedCommittedAt: over.isCommitted === false ? null : at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const majors = await server.db
    .selectFrom('majors')
    .select(['id', 'name'])
    .where('status', '=', 1)
    .orderBy('id')
    .limit(3)
    .execute()

  const unit = await server.db
    .selectFrom('trainingUnits')
    .select(['id', 'name'])
    .where('kind', '=', 'main')
    .executeTakeFirstOrThrow()

  const offers = await server.db
    .insertInto('offers')
    .values(
      majors.map((m, i) => ({
        intakeId: id,
        majorId: m.id,
        trainingUnitId: unit.id,
        place: i + 1,
      })),
    )
    .returning(['id', 'majorId'])
    .execute()

  return {
    id,
    serial,
    offers: offers.map((o, i) => ({
      ...o,
      label: `${majors[i]!.name} · ${unit.name}`,
      major: majors[i]!.name,
    })),
  }
}

export type ExamIntake = Awaited<ReturnType<typeof anExamIntake>>

type People = { state?: string; kind?: string; offers: readonly number[] }

/**
 * Registrations of people of their own accounts, under these names, with these choices. Answers
 * their ids.
 */
export async function insertRegistrations(
  server: TestServer,
  intake: ExamIntake,
  names: readonly string[],
  { state = 'qualified', kind = 'open', offers }: People,
) {
  const found = await sql<{ id: number }>`
    with accounts as (
      insert into users (username, nickname, real_name)
      select 'x' || replace(gen_random_uuid()::text, '-', ''), t.name, t.name
      from unnest(${sql.val([...names])}::text[]) as t (name)
      returning id, real_name),
    signed as (
      insert into registrations (intake_id, user_id, state, trainee_kind, real_name, gender,
        submitted_at)
      select ${intake.id}, id, ${state}, ${kind}, real_name, 2, ${server.clock.now} from accounts
      order by id returning id, real_name),
    chosen as (
      insert into registration_choices (registration_id, rank, offer_id)
      select s.id, o.rank, o.id from signed s
      cross join unnest(${sql.val([...offers])}::bigint[]) with ordinality as o (id, rank))
    select id from signed order by id`.execute(server.db)

  return found.rows.map((row) => row.id)
}

/** A session of an intake through the call of the office; answers its id. */
export async function anExamSession(
  server: TestServer,
  intake: ExamIntake,
  name: string,
  seats: number,
  over: object = {},
) {
  const day = (hours: number) => toMoment(momentAfter(server.clock.now, hours * HOUR_MS))

  const body = {
    intakeId: intake.id,
    name,
    place: '教学楼',
    room: '301 教室',
    startsAt: day(24),
    endsAt: day(26),
    seats,
    ...over,
  }

  const made = await (await server.as('bhb')).post('/api/v1/exams/sessions', body)
  if (made.status !== 200) throw new Error(JSON.stringify(made))

  return made.data as number
}

/**
 * Registrations that sit already, without the call: seats 1 to n of one session, ticket numbers
 * after `given` others.
 */
export async function seated(
  server: TestServer,
  intake: ExamIntake,
  sessionId: number,
  ids: readonly number[],
  { state = 'examArranged', given = 0, hasBegun = true } = {},
) {
  const { userId } = await server.as('bhb')
  await sql`insert into exam_seats (registration_id, session_id, seat_no, ticket_number,
      arranged_by, arranged_at)
    select id, ${sessionId}, n,
      '2031' || lpad(${String(intake.serial)}, 2, '0') || lpad((n + ${given}::int)::text, 4, '0'),
      ${userId}, ${server.clock.now}
    from unnest(${sql.val([...ids])}::bigint[]) with ordinality as t (id, n)`.execute(server.db)

  if (hasBegun)
    await server.db
      .updateTable('examSessions')
      .set({ startsAt: server.clock.now })
      .where('id', '=', sessionId)
      .execute()

  await sql`update registrations set state = ${state}
      where id = any(${sql.val([...ids])}::bigint[])`.execute(server.db)
}

/** A second person of the office, with a session. */
export async function aSecondClerk(server: TestServer, username = 'bhb2') {
  const there = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst()
  if (!there) {
    const { id } = await server.db
      .insertInto('users')
      .values({ username, nickname: '方复核', realName: '方复核' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into user_roles (user_id, role_id) select ${id}, id from roles
        where code = 'BHB_ADMIN'`.execute(server.db)
  }

  return server.as(username)
}
