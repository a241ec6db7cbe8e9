import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import type { saveRequirements as save } from '@residency/contract/areas/intakes/intake/requirement.contract'
import { ALWAYS_REQUIRED, type Section } from '@residency/contract/areas/intakes/section.public'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isDraft, mayEditRequirements } from '../intakes.policy.ts'
import { intakeSettledError } from '../offers/save-offer.ts'
import { findIntake, findIntakeForUpdate } from './intake.queries.ts'

const findAll = (db: Db, intakeId: number) =>
  db
    .selectFrom('intakeRequirements')
    .select(['traineeKind', 'section'])
    .where('intakeId', '=', intakeId)
    .orderBy('section')
    .execute()

/**
 * Sections a kind of trainee must fill in for an intake: those everybody must, and what the intake
 * asks of the kind.
 */
export async function findRequirements(
  db: Db,
  intakeId: number,
  traineeKind: string,
): Promise<Section[]> {
  const own = (await findAll(db, intakeId)).filter((row) => row.traineeKind === traineeKind)
  return [...ALWAYS_REQUIRED, ...own.map((row) => row.section)]
}

/** What an intake asks of each kind it takes. */
export async function getRequirements(ctx: SignedCtx, { id }: { id: number }) {
  const intake = found(await findIntake(ctx.db, id))
  const rows = await findAll(ctx.db, id)
  return {
    intakeName: labelIn(ctx.language, intake.name, intake.nameEn),
    always: [...ALWAYS_REQUIRED],
    requirements: intake.traineeKinds.map((kind) => ({
      traineeKind: kind,
      sections: rows.filter((row) => row.traineeKind === kind).map((row) => row.section),
    })),
    version: intake.version,
    mayEdit: mayEditRequirements(ctx.actor, intake.state),
  }
}

/**
 * Says what an intake asks of each kind. Once it is open people have registered by it, and it
 * stays.
 */
export async function saveRequirements(
  ctx: SignedCtx,
  { id, requirements, version }: InputOf<typeof save, 'out'>,
) {
  return inTransaction(ctx, async (tx) => {
    const intake = mustMatchVersion(await findIntakeForUpdate(tx.db, id), version)
    if (!isDraft(intake.state)) throw intakeSettledError(tx, intake)
    if (requirements.some(({ traineeKind }) => !intake.traineeKinds.includes(traineeKind)))
      throw fail(errors.offerKindWrong)

    const before = await findAll(tx.db, id)

    const rows = requirements.flatMap(({ traineeKind, sections }) =>
      sections.map((section) => ({ intakeId: id, traineeKind, section })),
    )

    await tx.db.deleteFrom('intakeRequirements').where('intakeId', '=', id).execute()

    if (rows.length)
      await tx.db
        .insertInto('intakeRequirements')
        .values(rows)
        // a form may name a section twice
        .onConflict((c) => c.doNothing())
        .execute()

    const next = await changeRecord(tx, 'intakes', intake, {
      columns: {},
      action: 'recruitment.requirement.save',
      entity: 'intake',
      detail: { before, after: requirements },
    })

    return { version: next }
  })
}
