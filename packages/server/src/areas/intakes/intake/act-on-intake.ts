import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import type { actOnIntake as act } from '@residency/contract/areas/intakes/intake/intake.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { commitmentOf, newSeed } from '../../../algorithms/matching/lots.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { countSeats, findIntakeForUpdate, type Intake } from './intake.queries.ts'
import { faultsOfChange } from './intake-edit.rules.ts'
import { columnsOfIntake, formOfIntake } from './intake-form.ts'
import { moveIntake } from './move-intake.ts'

type Input = InputOf<typeof act, 'out'>

/** Opens, closes, opens again with later dates, starts the admission or finishes. */
export async function actOnIntake(ctx: SignedCtx, { id, action, version, windows }: Input) {
  return inTransaction(ctx, async (tx) => {
    const intake = mustMatchVersion(await findIntakeForUpdate(tx.db, id), version)
    if (action === 'open' && intake.state === 'draft') return open(tx, intake)
    if (action === 'reopen' && intake.state === 'closed') return reopen(tx, intake, windows!)

    return moveIntake(tx, intake, action)
  })
}

const mustEndLater = (tx: SignedCtx, until: Date) => {
  if (until <= tx.now()) throw fail(errors.intakeWindowPast)
}

/**
 * There must be a seat and time to register for it. The seed of the lots is drawn and sealed; its
 * commitment is public from here on.
 */
async function open(tx: SignedCtx, intake: Intake) {
  mustEndLater(tx, intake.signUpUntil)
  if ((await countSeats(tx.db, intake.id)) < 1) throw fail(errors.intakeEmpty)

  const seed = newSeed()

  return moveIntake(tx, intake, 'open', {
    seedSealed: tx.fields.sealCell(seedCell(intake.id), seed),
    seedCommitment: commitmentOf(seed),
    seedCommittedAt: tx.now(),
  })
}

async function reopen(tx: SignedCtx, intake: Intake, windows: NonNullable<Input['windows']>) {
  mustEndLater(tx, new Date(windows.signUpUntil))

  const before = formOfIntake(intake)
  const after = { ...before, ...windows }
  // it opens again: its ends are judged as those of an open intake
  const faults = faultsOfChange('open', before, after)
  if (faults.length)
    throw new Fail(
      kernelErrors.inputWrong,
      {},
      faults.map(({ field, issue }) => ({
        path: ['body', 'windows', field],
        message: issue,
        code: 'custom',
      })),
    )

  const { signUpUntil, editUntil, reviewUntil, confirmUntil } = columnsOfIntake(after)

  const moved = await moveIntake(tx, intake, 'reopen', {
    signUpUntil,
    editUntil,
    reviewUntil,
    confirmUntil,
  })

  await tx.audit({
    action: 'recruitment.intake.update',
    entity: 'intake',
    entityId: intake.id,
    detail: { before, after },
  })

  return moved
}

const seedCell = (id: number) => ({ table: 'intakes', column: 'seed', row: id })

/**
 * The seed an intake has committed itself to, for the run that draws lots from it; null before the
 * opening.
 */
export const openSeed = (ctx: SignedCtx, intake: Pick<Intake, 'id' | 'seedSealed'>) =>
  ctx.fields.openCell(seedCell(intake.id), intake.seedSealed)
