import { signupErrors } from '@residency/contract/areas/signup/errors'
import { partnerErrors } from '@residency/contract/areas/signup/partner/errors'
import { type ErrorDef, readIdCard } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findAccountsOf, findCardsTaken } from './partner.queries.ts'
import type { NewPerson } from './sign-up-people.ts'

export type PersonFault = { at: number; field: 'idCard' | 'mobile'; def: ErrorDef; data?: Record<string, string> }

/** What stands against signing these people up, by their place in the list; two questions however many they are. */
export async function judgePeople(ctx: SignedCtx, intakeId: number, people: readonly Pick<NewPerson, 'idCard' | 'mobile'>[]) {
  const today = dayInChina(ctx.now())
  const cards = people.map((one) => readIdCard(one.idCard, today))
  const cardHashes = cards.map((card) => ('fault' in card ? '' : ctx.fields.hashOf('idCard', card.number)))
  const mobileHashes = people.map((one) => ctx.fields.hashOf('mobile', one.mobile))
  const taken = await findCardsTaken(ctx.db, intakeId, cardHashes, today)
  const accounts = new Map((await findAccountsOf(ctx.db, intakeId, mobileHashes)).map((one) => [one.mobile_hash, one]))
  const faults: PersonFault[] = []
  people.forEach((_, at) => {
    const card = cards[at]!
    if ('fault' in card) faults.push({ at, field: 'idCard', def: signupErrors.cardWrong, data: { fault: card.fault } })
    else if (taken.has(cardHashes[at]!)) faults.push({ at, field: 'idCard', def: partnerErrors.personSignedUp })
    const account = accounts.get(mobileHashes[at]!)
    const isAnother = account?.id_card_hash && account.id_card_hash !== cardHashes[at]
    if (isAnother || (account && (account.registration_id !== null || account.status !== 1)))
      faults.push({ at, field: 'mobile', def: isAnother ? partnerErrors.mobileOfAnother : partnerErrors.personSignedUp })
  })
  return faults
}
