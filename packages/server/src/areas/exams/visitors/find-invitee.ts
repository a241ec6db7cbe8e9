import { readAnyDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Numbers } from '../induction/person-numbers.ts'
import { findListedPerson } from './session.queries.ts'

/** The numbers of a login as they are stored; an invalid card belongs to nobody. */
export function typedNumbers(ctx: Ctx, { mobile, idCard }: Numbers): Numbers {
  const card = readAnyDocument(idCard, dayInChina(ctx.now()))
  return { mobile, idCard: 'number' in card ? card.number : idCard }
}

/**
 * The person with this invitation and these numbers, if they may log in now; otherwise undefined.
 */
export const findInvitee = (ctx: Ctx, invitation: string, { mobile, idCard }: Numbers) =>
  findListedPerson(
    ctx.db,
    {
      invitation: tokenHash(invitation),
      mobiles: ctx.fields.hashesOf('mobile', mobile),
      cards: ctx.fields.hashesOf('idCard', idCard),
    },
    ctx.now(),
  )

/** Writes down a step of a login, without the numbers. */
export const auditLogIn = (
  ctx: Ctx,
  result: 'ok' | 'failed',
  id: number | undefined,
  step: 'code' | 'session',
) =>
  ctx.audit({
    action: 'learning.induction.logIn',
    result,
    entity: 'inductionPerson',
    entityId: id ?? null,
    detail: { step },
  })
