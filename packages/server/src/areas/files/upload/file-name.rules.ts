import { type Kind, kindClaimedBy } from '../kinds/file-kinds.ts'

const LONGEST = 150

/**
 * Cleans a client's file name: no folders, invisible characters or direction overrides, and the
 * extension of the real kind. Used for display and download only, never as a path.
 */
export function fileName(given: string, kind: Kind): string {
  const own = given
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()

  const base = own.replace(/\.[A-Za-z0-9]{1,8}$/, '')
  const ending = own.slice(base.length + 1)
  const short = [...base].slice(0, LONGEST).join('').trim() || 'file'

  return `${short}.${kindClaimedBy(own) === kind ? ending : kind}`
}
