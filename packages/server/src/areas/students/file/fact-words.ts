import { signupWords } from '@residency/contract/areas/signup/text'
import {
  DICTIONARY_OF,
  type FileField,
} from '@residency/contract/areas/students/file/field.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { regionName } from '../../signup/signup.public.ts'

/** How the facts of files read: values of dictionaries by their words, regions by their names. */
export async function factReader(ctx: SignedCtx) {
  const labels = new Map<string, ReadonlyMap<string, string>>()
  for (const code of new Set(Object.values(DICTIONARY_OF)))
    labels.set(code, await findDictLabels(ctx.db, code, ctx.language))

  const { levels } = signupWords[ctx.language]

  return (field: string, value: string | null): string | null => {
    if (value === null) return null
    if (field === 'education') return levels[value as keyof typeof levels] ?? value
    if (field === 'regionCode') return regionName(value)

    const dictionary = DICTIONARY_OF[field as FileField & keyof typeof DICTIONARY_OF]

    return (dictionary && labels.get(dictionary)?.get(value)) ?? value
  }
}
