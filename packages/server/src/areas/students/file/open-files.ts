import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fillEmails } from '../../accounts/accounts.public.ts'
import { findBasics } from '../../signup/sections.public.ts'
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
    .select(['t.id', 't.userId', 't.registrationId', 't.education', 'u.gender'])
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
      trainees.map((t) => {
        const {
          contactMobile = null,
          address = null,
          email: _,
          ...plain
        } = basics.get(t.registrationId ?? 0) ?? { gender: null }

        const sealed = {
          addressSealed: tx.fields.sealCell(fileCell('address', t.id), address),
          contactMobileSealed: tx.fields.sealCell(fileCell('contact_mobile', t.id), contactMobile),
        }

        return { traineeId: t.id, ...plain, gender: plain.gender ?? t.gender, ...sealed, ...times }
      }),
    )
    .execute()

  await fillEmails(
    tx,
    trainees.flatMap(({ userId, registrationId }) => {
      const email = basics.get(registrationId ?? 0)?.email ?? null
      return email === null ? [] : [{ userId, email }]
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
    opened = await db
      .transaction()
      .execute((tx) => openFiles({ db: tx as unknown as Db, fields, now }, null))
}
