import { signupErrors } from '@residency/contract/areas/signup/errors'
import type { BasicForm } from '@residency/contract/areas/signup/registration.contract'
import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import { dayInChina } from '../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../platform/http/fail.ts'
import type { UploadedPart } from '../../platform/http/read-input.ts'
import { storePicture } from '../files/files.public.ts'
import { findOffersOf } from '../recruitment/recruitment.public.ts'
import { isDictValue, isRegionCode, isSchoolId } from '../settings/settings.public.ts'
import { standing } from './own-registration.ts'
import { findChoices, findRegistrationForUpdate, type WholeRegistration } from './registration.queries.ts'
import { judgeCard, MIN_AGE } from './registration.rules.ts'
import { isEditable } from './signup.policy.ts'

const words = (ctx: SignedCtx) => (ctx.language === 'en' ? signupEn : signupZh)

/** Runs a save on the own, editable sign-up whose version is still the one that was read; answers the new version and what is missing. */
async function saving(
  ctx: SignedCtx,
  input: { id: number; version?: number },
  section: string,
  write: (tx: SignedCtx, r: WholeRegistration) => Promise<{ set: object; warnings?: string[] }>,
) {
  const own = { kind: 'own', userId: ctx.actor.userId } as const
  return inTransaction(ctx, async (tx) => {
    const r = found(await findRegistrationForUpdate(tx.db, own, input.id, ctx.actor.userId))
    if (!isEditable(r.state)) throw fail(signupErrors.notEditable)
    if (input.version !== undefined && input.version !== r.version) throw changedMeanwhile()
    const { set, warnings = [] } = await write(tx, r)
    const version = r.version + 1
    await tx.db
      .updateTable('registrations')
      .set({ ...set, version, updated_at: tx.now() })
      .where('id', '=', r.id)
      .execute()
    await tx.audit({ action: 'signup.registration.save', entity: 'registration', entityId: r.id, detail: { section } })
    const choices = await findChoices(tx.db, r.id)
    return { version, warnings, missing: standing(tx, { ...r, ...set }, choices.length).missing }
  })
}

/** The card as columns, held against birth date and sex; a mask that came back means unchanged. */
function cardColumns(ctx: SignedCtx, id: number, form: BasicForm): { columns: object; warnings: string[] } {
  if (form.idCard?.includes('*')) return { columns: {}, warnings: [] }
  if (!form.idCard) return { columns: { id_card_sealed: null, id_card_hash: null }, warnings: [] }
  const card = judgeCard(form.idCard, form, dayInChina(ctx.now()), isRegionCode)
  if ('fault' in card) {
    if (card.fault === 'tooYoung') throw fail(signupErrors.tooYoung, { age: MIN_AGE })
    if (card.fault === 'otherBirthDate') throw fail(signupErrors.cardBirthDate, { expected: card.expected })
    if (card.fault === 'otherGender') throw fail(signupErrors.cardGender)
    throw fail(signupErrors.cardWrong, { fault: words(ctx).cardFaults[card.fault] })
  }
  return {
    columns: {
      id_card_sealed: ctx.fields.sealCell({ table: 'registrations', column: 'id_card', row: id }, card.number),
      id_card_hash: ctx.fields.hashOf('idCard', card.number),
    },
    warnings: card.isRegionAbolished ? [words(ctx).warnings.regionAbolished] : [],
  }
}
const mobileColumns = (ctx: SignedCtx, id: number, mobile: string | null) =>
  mobile?.includes('*')
    ? {}
    : {
        mobile_sealed: ctx.fields.sealCell({ table: 'registrations', column: 'mobile', row: id }, mobile),
        mobile_hash: mobile && ctx.fields.hashOf('mobile', mobile),
      }

/** Saves the basic section as typed: what is there must be right, the rest may still be missing. */
export const saveBasic = (ctx: SignedCtx, form: BasicForm & { id: number }) =>
  saving(ctx, form, 'basic', async (tx, r) => {
    if (!r.trainee_kinds.includes(form.traineeKind)) throw fail(signupErrors.kindNotAccepted)
    if (form.ethnicCode && !(await isDictValue(tx.db, 'ethnic_group', form.ethnicCode))) throw fail(signupErrors.ethnicUnknown)
    if (form.regionCode && !isRegionCode(form.regionCode)) throw fail(signupErrors.regionUnknown)
    if (form.schoolId && !(await isSchoolId(tx.db, form.schoolId))) throw fail(signupErrors.schoolUnknown)
    const card = cardColumns(tx, r.id, form)
    const plain = {
      real_name: form.realName,
      gender: form.gender ?? null,
      birth_date: form.birthDate ?? null,
      email: form.email,
      ethnic_code: form.ethnicCode,
      region_code: form.regionCode,
    }
    const school = { school_id: form.schoolId ?? null, school_other: form.schoolId ? null : form.schoolOther }
    return {
      set: { ...plain, ...school, trainee_kind: form.traineeKind, ...card.columns, ...mobileColumns(tx, r.id, form.mobile) },
      warnings: card.warnings,
    }
  })

/** Saves the choices in their order; each must be an offer of the sign-up's own intake. */
export const saveChoices = (ctx: SignedCtx, input: { id: number; offerIds: number[]; acceptsAdjustment: boolean; version: number }) =>
  saving(ctx, input, 'choices', async (tx, r) => {
    const offered = new Set((await findOffersOf(tx.db, r.intake_id)).map((o) => o.id))
    if (!input.offerIds.every((id) => offered.has(id))) throw fail(signupErrors.offerUnknown)
    await tx.db.deleteFrom('registration_choices').where('registration_id', '=', r.id).execute()
    if (input.offerIds.length)
      await tx.db
        .insertInto('registration_choices')
        .values(input.offerIds.map((offer_id, i) => ({ registration_id: r.id, rank: i + 1, offer_id })))
        .execute()
    return { set: { accepts_adjustment: input.acceptsAdjustment } }
  })

/** Puts the photo into the sign-up. */
export async function savePhoto(ctx: SignedCtx, input: { id: number }, part: UploadedPart) {
  let photoKey = ''
  const saved = await saving(ctx, input, 'photo', async (tx, r) => {
    photoKey = await storePicture(tx, part, 'photo', { kind: 'registration', id: r.id })
    return { set: { photo_key: photoKey } }
  })
  return { ...saved, photoKey }
}
