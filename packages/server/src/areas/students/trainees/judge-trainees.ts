import { studentsErrors as errors } from '@residency/contract/areas/students/trainees/access'
import type { NewTraineeForm } from '@residency/contract/areas/students/trainees/trainees.contract'
import type { ErrorDef } from '@residency/contract/kernel'
import { foldName } from '@residency/contract/kernel/fold'
import { type IdentityDocument, readDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isPlausibleStart } from '../../trainees/trainees.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { findAccounts, findMajorsInScope, findOpenUnits } from './trainees.queries.ts'

export type TraineeFault = {
  at: number
  field: 'idCard' | 'mobile' | 'majorId' | 'trainingUnitId' | 'startsOn'
  def: ErrorDef
}

type Candidate = Pick<
  NewTraineeForm,
  'realName' | 'mobile' | 'idKind' | 'idCard' | 'majorId' | 'trainingUnitId' | 'startsOn'
>

const WRONG_DOCUMENT: Readonly<Record<IdentityDocument, ErrorDef>> = {
  id_card: errors.cardWrong,
  hk_mo_permit: errors.hkMoPermitWrong,
  tw_permit: errors.twPermitWrong,
  residence_permit: errors.residencePermitWrong,
  passport: errors.passportWrong,
  foreign_permit: errors.foreignPermitWrong,
  officer: errors.officerCardWrong,
}

/**
 * Reasons why these people cannot become trainees, by their place in the list. A mobile number
 * may belong to an account of the same name that is not in training yet; an ID card only to that
 * account. The number of queries does not grow with the list.
 */
export async function judgeTrainees(
  ctx: SignedCtx,
  people: readonly Candidate[],
): Promise<TraineeFault[]> {
  const today = dayInChina(ctx.now())
  const cards = people.map((person) =>
    person.idCard === null ? null : readDocument(person.idKind, person.idCard, today),
  )
  const cardHashes = cards.map((card) =>
    card && 'number' in card ? ctx.fields.hashesOf('idCard', card.number) : [],
  )
  const mobileHashes = people.map((person) => ctx.fields.hashesOf('mobile', person.mobile))
  const accounts = await findAccounts(ctx.db, mobileHashes.flat(), cardHashes.flat())

  const majors = new Set(
    (await findMajorsInScope(ctx.db, visibleTrainees(ctx.actor)))
      .filter((m) => m.status === 1)
      .map((m) => m.id),
  )

  const units = new Set((await findOpenUnits(ctx.db)).map((unit) => unit.id))

  return people.flatMap((person, index) => {
    const byMobile = accounts.find(
      (account) => account.mobileHash && mobileHashes[index]!.includes(account.mobileHash),
    )
    const byCard = accounts.find(
      (account) => account.idCardHash && cardHashes[index]!.includes(account.idCardHash),
    )

    const isAnother =
      byMobile &&
      (foldName(byMobile.name) !== foldName(person.realName) ||
        byMobile.status !== 1 ||
        (byMobile.idCardHash && byCard?.id !== byMobile.id && person.idCard))

    const faults: (TraineeFault | false | undefined | null | '')[] = [
      cards[index] &&
        'fault' in cards[index] && {
          at: index,
          field: 'idCard',
          def: WRONG_DOCUMENT[person.idKind],
        },
      byMobile?.traineeId != null && { at: index, field: 'mobile', def: errors.alreadyTrainee },
      byMobile?.traineeId == null &&
        isAnother && { at: index, field: 'mobile', def: errors.mobileOfAnother },
      byCard &&
        byCard.id !== byMobile?.id && { at: index, field: 'idCard', def: errors.cardOfAnother },
      !majors.has(person.majorId) && { at: index, field: 'majorId', def: errors.majorUnknown },
      !units.has(person.trainingUnitId) && {
        at: index,
        field: 'trainingUnitId',
        def: errors.unitUnknown,
      },
      !isPlausibleStart(person.startsOn, today) && {
        at: index,
        field: 'startsOn',
        def: errors.startTooFar,
      },
    ]

    return faults.filter((fault): fault is TraineeFault => Boolean(fault))
  })
}
