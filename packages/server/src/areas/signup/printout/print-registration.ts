import { signupWords } from '@residency/contract/areas/signup/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { findHospital } from '../../organisation/organisation.public.ts'
import { ownRegistrationWords } from '../privacy/own-record.text.ts'
import {
  findChoices,
  findRegistration,
  type WholeRegistration,
} from '../registration/registration.queries.ts'
import { contactOf, numbersOf, plainFields } from '../registration/registration-view.ts'
import { choiceName } from '../review/review.rules.ts'
import { presentEducations, presentEntries } from '../sections/present-sections.ts'
import { ownRegistration } from '../sign-calls/read-records.ts'
import { visibleRegistrations } from '../signup.policy.ts'
import { sectionWords } from './printable-sections.ts'
import { printedPhoto } from './printed-photo.ts'
import { registrationPdfText } from './registration-pdf.text.ts'
import { registrationPdf } from './registration-pdf.ts'

/** The number of a registration as people quote it: year, and its own number with six digits. */
const registrationNumber = (r: Pick<WholeRegistration, 'id' | 'intakeYear'>) =>
  `${r.intakeYear}-${String(r.id).padStart(6, '0')}`

/** The registration as PDF for the person who fills it in. */
export const printOwnRegistration = async (ctx: SignedCtx, { id }: { id: number }) =>
  registrationFile(ctx, await ownRegistration(ctx, id))

/** The same for readers of the full numbers in their scope. */
export const printRegistration = async (ctx: SignedCtx, { id }: { id: number }) =>
  registrationFile(
    ctx,
    found(await findRegistration(ctx.db, visibleRegistrations(ctx.actor), id, ctx.actor.userId)),
  )

/** It carries full numbers, so the printing is written down. */
async function registrationFile(ctx: SignedCtx, r: WholeRegistration): Promise<Binary> {
  const { id } = r
  const [text, words] = [registrationPdfText[ctx.language], await sectionWords(ctx)]
  const { sections, flows } = signupWords[ctx.language]
  const { states } = flows.registration
  const { yes, no } = ownRegistrationWords[ctx.language]
  const hospital = await findHospital(ctx.db)
  const number = registrationNumber(r)

  const sheet = registrationPdf(text, {
    intake: labelIn(ctx.language, r.intakeName, r.intakeNameEn),
    hospital: labelIn(ctx.language, hospital?.name ?? '', hospital?.nameEn),
    number,
    version: r.version,
    state: (states as Readonly<Record<string, string>>)[r.state] ?? r.state,
    submittedAt: r.submittedAt && minuteInChina(r.submittedAt),
    headings: sections,
    sign: words.sign(plainFields(r)),
    basic: words.basic(plainFields(r), { ...numbersOf(ctx, r), ...contactOf(ctx, r) }),
    photo: await printedPhoto(ctx, r.photoKey),
    studies: (await presentEducations(ctx.db, id)).map(words.study),
    lists: words.lists(await presentEntries(ctx.db, id)),
    choices: (await findChoices(ctx.db, id)).map((c) => choiceName(ctx.language, c)),
    adjustment: r.acceptsAdjustment ? yes : no,
  })

  const body = await drawPdf(sheet, ctx.actor.userId)

  await ctx.audit({ action: 'signup.registration.print', entity: 'registration', entityId: id })

  return { filename: `${text.file}-${number}.pdf`, type: 'application/pdf', body, inline: true }
}
