import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'

/** Provinces by the first two digits of their region codes, in the reader's language. */
export async function findProvinces({
  db,
  language,
}: Pick<SignedCtx, 'db' | 'language'>): Promise<Map<string, string>> {
  const places = await findDictLabels(db, 'student_place', language)
  return new Map(
    [...places].filter(([code]) => /^\d{2}$/.test(code)).sort(([a], [b]) => a.localeCompare(b)),
  )
}
