import { exchangeErrors } from '@residency/contract/areas/teachers/exchange/access'
import type { addOwnExchange as call } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import type { InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles } from '../../files/files.public.ts'
import { findTrainingUnit } from '../../organisation/organisation.public.ts'
import { findOverlapping, lockOwnExchanges } from './exchange.queries.ts'
import { EXCHANGE } from './present-exchange.ts'

type Form = InputOf<typeof call, 'out'>

async function mustBePossible(tx: SignedCtx, form: Form) {
  if (form.unitId !== null && (await findTrainingUnit(tx.db, form.unitId))?.status !== 1)
    throw fail(exchangeErrors.exchangeUnitUnknown)

  const other = await findOverlapping(tx.db, tx.actor.userId, form)
  if (other) throw fail(exchangeErrors.exchangeOverlaps, { from: other.fromDay, to: other.toDay })
}

/**
 * Applies for an exchange, with its papers. Days on which the teacher is away already are refused.
 */
export const addOwnExchange = (ctx: SignedCtx, form: Form) =>
  inTransaction(ctx, async (tx) => {
    await lockOwnExchanges(tx.db, tx.actor.userId)
    await mustBePossible(tx, form)

    const { id } = await tx.db
      .insertInto('teacherExchanges')
      .values({
        userId: tx.actor.userId,
        departmentId: tx.actor.departmentId,
        kind: form.exchangeKind,
        unitId: form.unitId,
        institution: form.institution,
        topic: form.topic,
        fromDay: form.fromDay,
        toDay: form.toDay,
        place: form.place,
        costYuan: form.costYuan,
        purpose: form.purpose,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(
        constraintErrors(
          { teacher_exchanges_apart: exchangeErrors.exchangeOverlaps },
          { from: form.fromDay, to: form.toDay },
        ),
      )

    await claimFiles(tx, {
      keys: form.papers,
      purposes: ['proof', 'attachment'],
      record: { kind: EXCHANGE, id },
      field: 'papers',
    })

    await tx.audit({ action: 'teachers.exchange.add', entity: EXCHANGE, entityId: id })

    return { id }
  })
