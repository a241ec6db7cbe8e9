import {
  type FormSection,
  itemsOf,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { addDays, HOUR_MS } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { isAccountInUse } from '../../areas/accounts/accounts.public.ts'
import { answerRequest, declineRequest } from '../../areas/evaluation/requests/answer-request.ts'
import {
  askForEvaluation,
  listRequestChoices,
  withdrawRequest,
} from '../../areas/evaluation/requests/ask-for-evaluation.ts'
import { lapseRequests } from '../../areas/evaluation/requests/follow-requests.ts'
import { dayInChina, momentAfter } from '../../platform/clock.ts'
import { asPerson, asTime, type Demo, momentOf } from '../demo.ts'

type End = 'answer' | 'decline' | 'withdraw' | 'lapse' | null

/** What happens to requests, in turn; half of them are answered. */
const ENDS: readonly End[] = [
  'answer',
  'answer',
  'decline',
  'answer',
  'lapse',
  'answer',
  'withdraw',
]

const MAX = 28
const OLDEST_DAYS = 20

type Stay = { userId: number; supervisorId: number; startsOn: string; endsOn: string }

/** Stays of today, those for which the demo teacher answers first, so many for each supervisor. */
const findStays = async ({ db, now, people }: Demo) => {
  const today = dayInChina(now)
  const teacher = people.get('teacher')!
  const { rows } = await sql<Stay>`select user_id, supervisor_id, starts_on, ends_on from (
      select t.user_id, b.supervisor_id, b.starts_on, b.ends_on, b.id,
        row_number() over (partition by b.supervisor_id order by b.id) n,
        (b.supervisor_id = ${teacher} or exists (select from departments own join departments above on starts_with(own.tree_path, above.tree_path)
          where own.id = b.department_id and ${teacher} in (above.head_id, above.secretary_id))) is_own
      from rotation_blocks b join trainees t on t.id = b.trainee_id join users u on u.id = b.supervisor_id
      where b.entered_on is not null and b.starts_on <= ${today}::date and b.ends_on >= ${today}::date
        and ${isAccountInUse('u')} and b.supervisor_id <> t.user_id) x
    where n <= 4 order by is_own desc, n, id limit ${MAX}`.execute(db)

  return rows
}

const marksOf = (sections: readonly FormSection[], place: number) =>
  Object.fromEntries(
    itemsOf(sections)
      .filter(({ kind }) => kind === 'score')
      .map(({ key }, item) => [key, 5 + ((place + item) % 4)]),
  )

async function formsById({ db }: Demo) {
  const rows = await db.selectFrom('evaluationTemplates').select(['id', 'sections']).execute()
  return new Map(rows.map(({ id, sections }) => [id, sections as unknown as FormSection[]]))
}

/** Requests of trainees in every state, and open ones to the demo teacher. */
export async function fillRequestsDemo(demo: Demo) {
  const stays = await findStays(demo)
  const forms = await formsById(demo)

  for (const [place, stay] of stays.entries()) {
    const end = place % 4 === 0 ? null : ENDS[place % ENDS.length]!

    await addRequest(demo, { stay, forms, place, end })
  }

  await lapseRequests(asTime(demo, demo.now))
}

type Story = { stay: Stay; forms: Map<number, FormSection[]>; place: number; end: End }

async function addRequest(demo: Demo, { stay, forms, place, end }: Story) {
  const today = dayInChina(demo.now)
  const oldest = [addDays(today, -OLDEST_DAYS), stay.startsOn].toSorted().at(-1)!
  const wanted = addDays(today, end === null ? 0 : -4 - (place % 9))
  const isThere = wanted >= oldest
  if (!isThere && end !== null) return

  const askedAt = momentOf(demo, end === null ? 0 : -4 - (place % 9), `0${8 + (place % 2)}:20`)
  const trainee = await asPerson(demo, stay.userId, askedAt)
  const { forms: choices, supervisors, left } = await listRequestChoices(trainee)
  const teacher = demo.people.get('teacher')!
  const isTeacher = end === null && supervisors.some(({ userId }) => userId === teacher)
  const supervisorId = isTeacher ? teacher : stay.supervisorId
  const form = choices[place % Math.min(2, choices.length)]
  if (!form || left === 0) return

  const { id } = await askForEvaluation(trainee, {
    templateId: form.value,
    supervisorId,
  })

  const later = momentAfter(askedAt, (1 + (place % 7) * 6) * HOUR_MS)
  const supervisor = await asPerson(demo, supervisorId, later)

  if (end === 'decline') await declineRequest(supervisor, { id })
  if (end === 'withdraw') await withdrawRequest(trainee, { id })

  if (end === 'answer')
    await answerRequest(supervisor, {
      id,
      scores: marksOf(forms.get(form.value)!, place),
      texts: {},
      key: crypto.randomUUID(),
    })
}
