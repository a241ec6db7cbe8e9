import { inductionErrors as errors } from '@residency/contract/areas/exams/induction/access'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findPersonOfSession, type PersonOfSession } from './session.queries.ts'

export type PersonCtx = Ctx & { person: PersonOfSession; session: Buffer }

/**
 * A use case of a person without an account: the token of the header Visitor-Token must belong to a
 * valid session of theirs. Tokens of accounts are in another table and another header: neither
 * opens what the other does.
 */
export const withPerson =
  <I, A>(act: (ctx: PersonCtx, input: I) => Promise<A>) =>
  async (ctx: Ctx, input: I): Promise<A> => {
    const session = tokenHash(ctx.client.visitorToken ?? '')
    const person = await findPersonOfSession(ctx.db, session, ctx.now())
    if (!person) throw fail(errors.inductionSessionOver)

    return act({ ...ctx, person, session }, input)
  }
