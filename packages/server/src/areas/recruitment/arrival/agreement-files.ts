import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isExamOffice } from '../exams/exams.public.ts'
import { isOwnRegistration } from './agreement.queries.ts'

/** What the file with both signatures belongs to: the agreement of a sign-up, by the sign-up's number. */
export const AGREEMENT_FILES = 'agreement'

/** A signed agreement is the office's and the one's it binds; bases and partner units who see the sign-up do not read it. */
export const agreementFileReaders = {
  [AGREEMENT_FILES]: async (ctx: SignedCtx, id: number) => isExamOffice(ctx.actor) || isOwnRegistration(ctx.db, id, ctx.actor.userId),
}
