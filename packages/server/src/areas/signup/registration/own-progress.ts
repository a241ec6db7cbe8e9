import { signupPermissions as may } from '@residency/contract/areas/signup/access'
import { getOwnProgress as call } from '@residency/contract/areas/signup/registration/registration.contract'
import { holds, labelIn, toMoment } from '@residency/contract/kernel'
import { homeAnswer } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOpenIntakes } from '../../intakes/intakes.public.ts'
import { findOwnProgress } from './registration.queries.ts'

/** How far the newest own registration is that was not withdrawn. */
export async function getOwnProgress(ctx: SignedCtx) {
  const r = await findOwnProgress(ctx.db, ctx.actor.userId)
  if (!r) {
    const open = await findOpenIntakes(ctx.db, ctx.now())
    return {
      own: null,
      openIntakes: open.map(({ name, nameEn }) => labelIn(ctx.language, name, nameEn)),
    }
  }

  const own = {
    state: r.state,
    intake: labelIn(ctx.language, r.intake, r.intakeEn),
    signUpUntil: toMoment(r.signUpUntil),
    isExempt: r.exemptKinds.includes(r.traineeKind),
    traineeNumber: r.traineeNumber,
  }

  return { own, openIntakes: [] }
}

const [APPLICANT, TRAINEE] = ['APPLICANT', 'STUDENT']

/** Applicants see the card until they are trainees; nobody else's home page asks for it. */
const isShownTo = ({ actor }: SignedCtx) =>
  actor.roles.includes(APPLICANT) && !actor.roles.includes(TRAINEE) && holds(actor, may.fill)

export const signupAnswers = [
  homeAnswer(call, {}, async (ctx) => (isShownTo(ctx) ? getOwnProgress(ctx) : null)),
]
