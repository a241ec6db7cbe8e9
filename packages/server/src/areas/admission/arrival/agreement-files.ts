import { arrivalPermissions as may } from '@residency/contract/areas/admission/arrival/access'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isExamOffice } from '../entrance-exams/exams.policy.ts'
import { isOwnRegistration } from './agreement.queries.ts'

/**
 * What the file with both signatures belongs to: the agreement of a registration, by the
 * registration's number.
 */
export const AGREEMENT_FILES = 'agreement'

const isArrivalOffice = ({ actor }: SignedCtx) => isExamOffice(actor) && holds(actor, may.list)

/**
 * A signed agreement is the office's and the one's it binds; bases and partner units who see the
 * registration do not read it. Like the PDF it carries the full card number, so each reading is
 * written down.
 */
export const agreementFileReaders = {
  [AGREEMENT_FILES]: async (ctx: SignedCtx, id: number) => {
    if (!isArrivalOffice(ctx) && !(await isOwnRegistration(ctx.db, id, ctx.actor.userId)))
      return false

    await ctx.audit({ action: 'recruitment.agreement.read', entity: 'registration', entityId: id })

    return true
  },
}
