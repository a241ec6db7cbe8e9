import { studentsErrors as errors } from '@residency/contract/areas/students/trainees/access'
import type { NewTraineeForm } from '@residency/contract/areas/students/trainees/trainees.contract'
import { yearOf } from '@residency/contract/kernel/day'
import { readDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimIdCards, openAccounts } from '../../accounts/accounts.public.ts'
import { createTrainees } from '../create-trainees.ts'
import { writeFacts } from '../file/write-facts.ts'
import { visibleTrainees } from '../students.policy.ts'
import { judgeTrainees } from './judge-trainees.ts'
import { findMajorsInScope } from './trainees.queries.ts'

/**
 * Makes trainees of people who have been judged: an account for each mobile number that has none
 * (its owner logs in by SMS).
 */
export async function addTrainees(tx: SignedCtx, people: readonly NewTraineeForm[]) {
  const userIds = await openAccounts(tx, people, 'STUDENT')
  const today = dayInChina(tx.now())

  const documents = people.map((person) => {
    const document =
      person.idCard === null ? null : readDocument(person.idKind, person.idCard, today)
    return document && 'number' in document ? document : null
  })

  await claimIdCards(
    tx,
    documents.flatMap((document, i) =>
      document === null
        ? []
        : [{ userId: userIds[i]!, idCard: document.number, idKind: people[i]!.idKind }],
    ),
  )

  const kinds = new Map(
    (await findMajorsInScope(tx.db, visibleTrainees(tx.actor))).map((major) => [
      major.id,
      major.kind,
    ]),
  )

  const made = await createTrainees(
    tx,
    people.map((person, i) => ({
      userId: userIds[i]!,
      registrationId: null,
      intakeId: null,
      year: yearOf(person.startsOn),
      majorId: person.majorId,
      profession: kinds.get(person.majorId)!,
      trainingUnitId: person.trainingUnitId,
      traineeKind: person.traineeKind,
      realName: person.realName,
      education: person.education,
      training: person,
    })),
  )

  await writeFacts(
    tx,
    made.flatMap(({ id }, i) => factsOfDocument(id, userIds[i]!, documents[i] ?? null)),
  )

  return made
}

/** What the number of a document says of its holder. */
const factsOfDocument = (
  traineeId: number,
  userId: number,
  document: { birthDate: string | null; gender: 1 | 2 | null } | null,
) => [
  ...(document?.gender
    ? [{ traineeId, userId, field: 'gender' as const, value: String(document.gender) }]
    : []),
  ...(document?.birthDate
    ? [{ traineeId, userId, field: 'birthDate' as const, value: document.birthDate }]
    : []),
]

// the same person was added by another request, or signed up, first
const TAKEN_MEANWHILE = {
  users_mobile: errors.alreadyTrainee,
  trainees_user_id_key: errors.alreadyTrainee,
}

/**
 * Adds one person who is in training without a sign-up; what is wrong with the form is named at its
 * field.
 */
export const addTrainee = (ctx: SignedCtx, form: NewTraineeForm) =>
  inTransaction(ctx, async (tx) => {
    const [fault] = await judgeTrainees(tx, [form])
    if (fault) throw fail(fault.def)

    const [made] = await addTrainees(tx, [form])

    return made!
  }).catch(constraintErrors(TAKEN_MEANWHILE))
