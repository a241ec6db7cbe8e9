import { basicForm, signForm } from '@residency/contract/areas/signup/sections/section.contract'
import type * as calls from '@residency/contract/areas/signup/sign-calls/sign-calls.contract'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { openOwnUpload, removeFile } from '../../files/files.public.ts'
import { limitCardProbing } from '../registration/limit-card-probing.ts'
import { getRegistrationToFill } from '../registration/own-registration.ts'
import { saveBasicFields } from '../sections/save-basic.ts'
import { discardPhoto, putPhoto, storePhoto } from '../sections/save-photo.ts'
import { saveSign } from '../sections/save-sign.ts'
import { resolveForSaving } from './read-records.ts'
import { givenValues, parseSection } from './text-form.ts'

type FormInput = InputOf<typeof calls.saveForm, 'out'>

/**
 * Saves sign info and the basic section from one form; fields that are left out stay as they are.
 */
export const saveForm = (ctx: SignedCtx, { photo, ...input }: FormInput) => {
  const save = () => (photo ? saveWithPhoto(ctx, input, photo) : saveWhole(ctx, input))
  return input.idCard ? limitCardProbing(ctx, save) : save()
}

type Fields = Omit<FormInput, 'photo'>

async function saveWhole(ctx: SignedCtx, { studentId, mayResubmit, ...fields }: Fields) {
  return inTransaction(ctx, async (tx) => {
    const { id } = await resolveForSaving(tx, studentId)
    const agreed = mayResubmit === '1'

    const whole = async () => {
      const own = await getRegistrationToFill(tx, { id })
      // the kind that is in a new registration until one is chosen is no choice
      const traineeKind = own.isKindChosen ? own.traineeKind : null
      // the stored kind is that of the stored number
      const idKind = fields.idCard === undefined ? own.idKind : undefined

      return {
        ...own,
        idKind,
        traineeKind,
        intakeId: own.intake.id,
        ...givenValues(fields),
        mayResubmit: agreed,
        version: own.version,
      }
    }

    const signed = await saveSign(tx, { ...parseSection(signForm, await whole()), id })
    if (agreed && signed.state === 'submitted') return signed

    return saveBasicFields(tx, { ...parseSection(basicForm, await whole()), id })
  })
}

/**
 * The photo is drawn before the registration is locked, because that is slow; `key` names an upload
 * of the person's own.
 */
async function saveWithPhoto(ctx: SignedCtx, input: Fields, key: string) {
  const stored = await storePhoto(ctx, await openOwnUpload(ctx, key, 'photo', 'photo'))

  const saved = await inTransaction(ctx, async (tx) => {
    await saveWhole(tx, input)
    const { id } = await resolveForSaving(tx, input.studentId)
    return putPhoto(tx, { id, mayResubmit: input.mayResubmit }, stored)
  }).catch((e: unknown) => discardPhoto(ctx, stored, e))

  await removeFile(ctx, key)

  if (saved.replaced) await removeFile(ctx, saved.replaced)

  return saved
}
