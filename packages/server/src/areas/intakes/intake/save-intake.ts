import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import type {
  IntakeChange,
  IntakeForm,
} from '@residency/contract/areas/intakes/intake/intake.contract'
import type { Section } from '@residency/contract/areas/intakes/section.public'
import { kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { kindNames } from '../offers/condition-words.ts'
import { findOfferOfKinds } from '../offers/offer.queries.ts'
import { findIntakeForUpdate, findNextSerial, type Intake } from './intake.queries.ts'
import { faultsOfChange } from './intake-edit.rules.ts'
import { columnsOfIntake, formOfIntake } from './intake-form.ts'

/** A name or number is unique within its year, which the sentence names. */
export const INTAKE_CONSTRAINTS = {
  intakes_name: errors.intakeNameTaken,
  intakes_serial: errors.intakeSerialTaken,
  intakes_serial_check: errors.intakeSerialTaken,
}

/**
 * A first degree is required of every kind unless the office decides otherwise before the opening.
 */
const REQUIRED_AT_FIRST: Section = 'undergraduate'

async function requireFirstDegree(
  tx: SignedCtx,
  intakeId: number,
  kinds: readonly IntakeForm['traineeKinds'][number][],
) {
  if (kinds.length === 0) return

  await tx.db
    .insertInto('intakeRequirements')
    .values(kinds.map((traineeKind) => ({ intakeId, traineeKind, section: REQUIRED_AT_FIRST })))
    .execute()
}

/** Plans an intake; without a number it gets the next one of its year. */
export const createIntake = (ctx: SignedCtx, form: IntakeForm) =>
  inTransaction(ctx, async (tx) => {
    const serial = form.serial ?? (await findNextSerial(tx.db, form.year))
    const row = { ...columnsOfIntake(form), serial, createdAt: tx.now(), updatedAt: tx.now() }

    const { id } = await tx.db
      .insertInto('intakes')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    await requireFirstDegree(tx, id, form.traineeKinds)

    await tx.audit({
      action: 'recruitment.intake.create',
      entity: 'intake',
      entityId: id,
      detail: { after: { ...form, serial } },
    })

    return { id }
  }).catch(constraintErrors(INTAKE_CONSTRAINTS, { year: form.year }))

/** Updates the fields of an intake that its state allows; the others are refused field by field. */
export const updateIntake = (
  ctx: SignedCtx,
  { id, version, ...input }: IntakeChange & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    const intake = mustMatchVersion(await findIntakeForUpdate(tx.db, id), version)
    const form = { ...input, serial: input.serial ?? intake.serial }
    const before = formOfIntake(intake)
    const faults = faultsOfChange(intake.state, before, form)
    if (faults.length)
      throw new Fail(
        kernelErrors.inputWrong,
        {},
        faults.map(({ field, issue }) => ({
          path: ['body', field],
          message: issue,
          code: 'custom',
        })),
      )

    await leaveOutKinds(tx, intake, form)
    await requireFirstDegree(
      tx,
      id,
      form.traineeKinds.filter((kind) => !intake.traineeKinds.includes(kind)),
    )

    const next = await changeRecord(tx, 'intakes', intake, {
      columns: { ...columnsOfIntake(form), serial: form.serial },
      action: 'recruitment.intake.update',
      entity: 'intake',
      detail: { before, after: form },
    })

    return { version: next }
  }).catch(constraintErrors(INTAKE_CONSTRAINTS, { year: input.year }))

/**
 * Kinds an intake no longer takes: no offer may still ask for them, and nothing is required of
 * them.
 */
async function leaveOutKinds(tx: SignedCtx, intake: Intake, form: IntakeForm) {
  const gone = intake.traineeKinds.filter((kind) => !(form.traineeKinds as string[]).includes(kind))
  if (gone.length === 0) return

  const offer = await findOfferOfKinds(tx.db, intake.id, gone)
  if (offer)
    throw fail(errors.intakeKindUsed, { offer: offer.major, kind: kindNames(tx.language, gone) })

  await tx.db
    .deleteFrom('intakeRequirements')
    .where('intakeId', '=', intake.id)
    .where('traineeKind', 'in', gone)
    .execute()
}
