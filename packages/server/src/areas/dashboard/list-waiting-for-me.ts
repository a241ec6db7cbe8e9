import type { SignedCtx } from '../../platform/http/ctx.ts'
import { admissionWaiting } from '../recruitment/admission/admission.public.ts'
import { arrivalsWaiting } from '../recruitment/arrival/arrival.public.ts'
import { examsWaiting } from '../recruitment/exams/exams.public.ts'
import { registrationsWaiting } from '../signup/signup.public.ts'
import { shownWaiting } from './dashboard.policy.ts'

/** Everything that waits for the reader: each area says what it holds ready for this person, with the rules its own calls go by. */
export const listWaitingForMe = async (ctx: SignedCtx) =>
  shownWaiting((await Promise.all([registrationsWaiting(ctx), examsWaiting(ctx), admissionWaiting(ctx), arrivalsWaiting(ctx)])).flat())
