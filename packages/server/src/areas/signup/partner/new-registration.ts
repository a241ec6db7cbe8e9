import {
  type IdentityDocument,
  judgedKind,
  readDocument,
} from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { invariant } from '../../../platform/invariant.ts'
import type { Intake } from '../../intakes/intakes.public.ts'

export type NewPerson = {
  realName: string

  /** null: the number shows it. */
  idKind?: IdentityDocument | null
  idCard: string
  mobile: string
  schoolId?: number | null
  schoolOther?: string | null
  offerId?: number | null
}

type Document = Pick<NewPerson, 'idKind' | 'idCard'>

export const documentKindIn = ({ idKind, idCard }: Document) =>
  judgedKind(idKind ?? undefined, idCard)

export const documentOf = (person: Document, today: string) =>
  readDocument(documentKindIn(person), person.idCard, today)

type Place = {
  id: number
  userId: number
  partner: { id: number; name: string }
  intake: Pick<Intake, 'id' | 'traineeKinds'>
}

/** The row of a registration created by a unit, from its form and the card. */
export function newRegistration(
  ctx: SignedCtx,
  newPerson: NewPerson,
  { id, userId, partner, intake }: Place,
) {
  const card = documentOf(newPerson, dayInChina(ctx.now()))
  invariant(!('fault' in card), 'a card that was judged does not read')

  const seal = (column: string, value: string) =>
    ctx.fields.sealCell({ table: 'registrations', column, row: id }, value)

  return {
    id,
    intakeId: intake.id,
    userId,
    partnerId: partner.id,
    traineeKind: intake.traineeKinds.includes('partner')
      ? 'partner'
      : (intake.traineeKinds[0] ?? 'partner'),
    employer: partner.name,
    realName: newPerson.realName,
    birthDate: card.birthDate,
    gender: card.gender,
    idKind: documentKindIn(newPerson),
    idCardSealed: seal('id_card', card.number),
    idCardHash: ctx.fields.hashOf('idCard', card.number),
    mobileSealed: seal('mobile', newPerson.mobile),
    mobileHash: ctx.fields.hashOf('mobile', newPerson.mobile),
    schoolId: newPerson.schoolId ?? null,
    schoolOther: newPerson.schoolOther ?? null,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  }
}
