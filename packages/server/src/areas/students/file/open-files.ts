import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fillPeople } from '../../accounts/accounts.public.ts'
import { findBasics } from '../../signup/signup.public.ts'
import { copySections, writeHighestEducation } from './copy-sections.ts'
import { fileCell } from './file-facts.ts'

const AT_ONCE = 200
type FileDeps = Pick<Ctx, 'db' | 'fields' | 'now'>

/** Trainees without a file, locked; those another process opens are left to it. */
const lockUnopened = (db: Db, ids: readonly number[] | null) => {
  const all = db
    .selectFrom('trainees as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .leftJoin('traineeFiles as f', 'f.traineeId', 't.id')
    .select(['t.id', 't.userId', 't.registrationId', 't.education'])
    .where('f.traineeId', 'is', null)
    .orderBy('t.id')
    .forUpdate('t')
    .skipLocked()

  return ids === null ? all.limit(AT_ONCE).execute() : all.where('t.id', '=', anyId(ids)).execute()
}

/**
 * The same, without those whose file another process opened between the beginning of the search and
 * the lock: a row that was only locked is not read again.
 */
async function findUnopened(db: Db, ids: readonly number[] | null) {
  const locked = await lockUnopened(db, ids)

  const opened = await db
    .selectFrom('traineeFiles')
    .select('traineeId')
    .where('traineeId', '=', anyId(idsOf(locked)))
    .execute()

  const isOpened = new Set(opened.map(({ traineeId }) => traineeId))

  return locked.filter(({ id }) => !isOpened.has(id))
}

type Basics = Awaited<ReturnType<typeof findBasics>> extends Map<number, infer B> ? B : never

/** What the file of a trainee holds of the registration; sex and e-mail address go to the account. */
function factsOfRegistration(tx: FileDeps, traineeId: number, known: Basics | undefined) {
  if (!known) return { traineeId }

  const { contactMobile, address, email: _email, gender: _gender, ...plain } = known

  return {
    traineeId,
    ...plain,
    addressSealed: tx.fields.sealCell(fileCell('address', traineeId), address),
    contactMobileSealed: tx.fields.sealCell(fileCell('contact_mobile', traineeId), contactMobile),
  }
}

/**
 * Gives trainees their files: a copy of what their sign-up holds at this moment, with proofs of
 * their own. Others begin with an empty one.
 */
export async function openFiles(
  tx: FileDeps,
  traineeIds: readonly number[] | null,
): Promise<number> {
  const trainees = await findUnopened(tx.db, traineeIds)
  if (trainees.length === 0) return 0

  const from = trainees.flatMap((t) => (t.registrationId === null ? [] : [t.registrationId]))
  const basics = await findBasics(tx, from)
  const times = { createdAt: tx.now(), updatedAt: tx.now() }

  await tx.db
    .insertInto('traineeFiles')
    .values(
      trainees.map((t) => ({
        ...factsOfRegistration(tx, t.id, basics.get(t.registrationId ?? 0)),
        ...times,
      })),
    )
    .execute()

  await fillPeople(
    tx,
    trainees.flatMap(({ userId, registrationId }) => {
      const known = basics.get(registrationId ?? 0)
      return known ? [{ userId, email: known.email, gender: known.gender }] : []
    }),
  )

  const traineeOf = new Map(
    trainees.flatMap((t) => (t.registrationId === null ? [] : [[t.registrationId, t.id] as const])),
  )

  await copySections(tx, traineeOf)

  await writeHighestEducation(
    tx,
    trainees.filter((t) => t.education === null).map(({ id }) => id),
  )

  return trainees.length
}

/** Opens the files of those who were in training before there were any; runs at every start. */
export async function openMissingFiles({ db, fields, now }: FileDeps) {
  for (let opened = AT_ONCE; opened === AT_ONCE; )
    opened = await db.transaction().execute((tx) => openFiles({ db: tx, fields, now }, null))
}
