import { signupErrors } from '@residency/contract/areas/signup/access'
import { partnerErrors } from '@residency/contract/areas/signup/partner/access'
import { signupWords } from '@residency/contract/areas/signup/text'
import { ageOn, type ErrorDef } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { MIN_AGE } from '../registration/registration.rules.ts'
import { documentKindIn, documentOf, type NewPerson } from './new-registration.ts'
import { findAccountsOf, findCardsTaken, findOwnCards } from './partner.queries.ts'

type Place = { partner: { id: number }; intake: { id: number } }

type PersonFault = {
  at: number
  field: 'idCard' | 'mobile'
  def: ErrorDef
  data?: Record<string, string>

  /** Reveals something about a person whom the unit did not register. */
  reveals?: boolean
}

/**
 * Obstacles to registering these people, by list index; the number of queries does not depend on
 * the list.
 */
export async function judgePeople(
  ctx: SignedCtx,
  { partner, intake }: Place,
  people: readonly Pick<NewPerson, 'idKind' | 'idCard' | 'mobile'>[],
) {
  const today = dayInChina(ctx.now())
  const { cardFaults, documentShapes } = signupWords[ctx.language]
  const cards = people.map((person) => documentOf(person, today))
  const cardHashes = cards.map((card) =>
    'fault' in card ? [] : ctx.fields.hashesOf('idCard', card.number),
  )
  const mobileHashes = people.map((person) => ctx.fields.hashesOf('mobile', person.mobile))
  const taken = await findCardsTaken(ctx.db, intake.id, cardHashes.flat(), today)
  const own = await findOwnCards(ctx.db, intake.id, partner.id, cardHashes.flat())

  const accounts = new Map(
    (await findAccountsOf(ctx.db, intake.id, mobileHashes.flat())).map((account) => [
      account.mobileHash,
      account,
    ]),
  )

  const faults: PersonFault[] = []

  people.forEach((person, index) => {
    const card = cards[index]!

    if ('fault' in card) {
      const fault =
        card.fault === 'length' ? documentShapes[documentKindIn(person)] : cardFaults[card.fault]
      faults.push({ at: index, field: 'idCard', def: signupErrors.cardWrong, data: { fault } })
    } else if (card.birthDate && ageOn(card.birthDate, today) < MIN_AGE)
      faults.push({
        at: index,
        field: 'idCard',
        def: signupErrors.tooYoung,
        data: { age: String(MIN_AGE) },
      })
    else if (cardHashes[index]!.some((hash) => taken.has(hash)))
      faults.push({
        at: index,
        field: 'idCard',
        def: partnerErrors.personSignedUp,
        reveals: !cardHashes[index]!.some((hash) => own.has(hash)),
      })

    const account = mobileHashes[index]!.map((hash) => accounts.get(hash)).find(Boolean)
    const isAnother = account?.idCardHash && !cardHashes[index]!.includes(account.idCardHash)

    if (isAnother || account?.isPartner)
      faults.push({ at: index, field: 'mobile', def: partnerErrors.mobileOfAnother, reveals: true })
    else if (
      account &&
      (account.registrationId !== null ||
        account.isTrainee ||
        account.isPlaced ||
        account.status !== 1)
    )
      faults.push({
        at: index,
        field: 'mobile',
        def: partnerErrors.mobileSignedUp,
        reveals: account.partnerId !== partner.id,
      })
  })

  return faults
}
