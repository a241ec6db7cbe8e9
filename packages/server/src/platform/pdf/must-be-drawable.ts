import { kernelErrors } from '@residency/contract/kernel'
import { fail } from '../http/fail.ts'
import { findUndrawable, type Undrawable } from './glyphs.ts'

/** Refuses what would be printed with empty boxes. */
export function mustHaveGlyphs(undrawable: Undrawable | null) {
  if (undrawable) throw fail(kernelErrors.undrawable, undrawable)
}

/** Refuses texts of which a font lacks a character, before a document with them is issued. */
export const mustBeDrawable = (texts: readonly (string | null)[]) =>
  mustHaveGlyphs(findUndrawable(texts))
