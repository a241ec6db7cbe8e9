import type { copyIntake as copy } from '@residency/contract/areas/intakes/intake/intake.contract'
import type { InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { copyOffers } from '../offers/offer-write.queries.ts'
import { findIntake, findNextSerial } from './intake.queries.ts'
import { columnsOfIntake, formOfIntake } from './intake-form.ts'
import { INTAKE_CONSTRAINTS } from './save-intake.ts'
import { movedByYears } from './year.rules.ts'

/**
 * Plans an intake after an earlier one: its rules, its requirements and its offers with their seats
 * and conditions; every date moves by the years between them. Offers whose major or training unit
 * is no longer in use are left out, and counted.
 */
export const copyIntake = (
  ctx: SignedCtx,
  { id, year, name, nameEn }: InputOf<typeof copy, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const source = found(await findIntake(tx.db, id))
    const form = { ...movedByYears(formOfIntake(source), year - source.year), year, name, nameEn }
    const serial = await findNextSerial(tx.db, year)
    const row = { ...columnsOfIntake(form), serial, createdAt: tx.now(), updatedAt: tx.now() }

    const made = await tx.db
      .insertInto('intakes')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    await tx.db
      .insertInto('intakeRequirements')
      .columns(['intakeId', 'traineeKind', 'section'])
      .expression((e) =>
        e
          .selectFrom('intakeRequirements')
          .select([e.val(made.id).as('intakeId'), 'traineeKind', 'section'])
          .where('intakeId', '=', id),
      )
      .execute()

    const { copied, leftOut } = await copyOffers(tx.db, id, made.id, tx.now())
    const detail = { from: id, after: { ...form, serial }, offers: copied, leftOut }

    await tx.audit({
      action: 'recruitment.intake.copy',
      entity: 'intake',
      entityId: made.id,
      detail,
    })

    return { id: made.id, offers: copied, leftOut }
  }).catch(constraintErrors(INTAKE_CONSTRAINTS, { year }))
